import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

/// What users of other presentation libraries have reported, under every permitted behavior.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PeerLawTests {
  private let clock = ManualClock()
  private let toast = ToastContext()
  private let sheet = SheetContext()
  private let next = SheetContext()
  private let model = PeerModel()

  // PopupView#297, SwiftMessages#581
  @Test(arguments: SystemBehavior.named)
  func `a toast or a banner never takes the keyboard from the person who types`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy {
        On(.error(CartError.declined), .banner)
        Otherwise(.toast)
      }, clock: clock)
    let window = HostedWindow(behavior, clock: clock) {
      NoteField(model: model).errorRouter(router)
    }
    model.isTyping = true
    await window.rest()
    #expect(model.isTyping)
    try window.screen.type("a", into: "Note")
    for error in [CartError.declined, .soldOut] {
      router.report(error, origin: .userAction)
      await window.wait { window.texts.contains(error.errorTitle) }
      #expect(model.isTyping)
      try window.screen.type(model.text + "b", into: "Note")
      #expect(model.isTyping)
    }
    #expect(model.text == "abb")
    await window.pass(.seconds(20))
    #expect(model.isTyping)
  }

  // PopupView#297
  @Test(arguments: Surface.allCases)
  func `each button of each surface can be pressed and has a name`(_ surface: Surface) async throws
  {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(surface.disposition) }, coalescingInterval: .zero,
      interruptionsPerMinute: 100, waitingLimit: 100, clock: clock)
    let window = HostedWindow(clock: clock) { Text("Root").errorRouter(router) }
    var count = 0
    repeat {
      let task = router.attempt { throw CartError.declined }
      await window.wait {
        window.screen.title == CartError.declined.errorTitle
          || window.screen.texts.contains(CartError.declined.errorTitle)
      }
      let buttons = window.screen.buttons
      #expect(!buttons.isEmpty)
      for button in buttons { #expect(!button.title.isEmpty && button.isEnabled) }
      try window.host.tap(buttons[count].title)
      await window.wait {
        router.journal.counts.pending == 0 || buttons[count].title == "Try Again"
      }
      task.cancel()
      await window.wait { window.isBare && window.texts == ["Root"] }
      count += 1
      if count == buttons.count { break }
    } while true
  }

  // PopupView#297
  @Test func `each button of a dialog and of an alert has a name and answers`()
    async throws
  {
    let (dialog, alert) = (ConfirmationDialogContext(), AlertContext())
    let window = HostedWindow(clock: clock) {
      Text("Root").confirmationDialog(dialog).alert(alert)
        .errorRouter(ErrorRouter(clock: clock))
    }
    let actions = [AlertAction("Delete", role: .destructive), .cancel]
    for action in actions {
      let handle = dialog.present(ConfirmationDialogContent(title: "Photos?", actions: actions))
      await window.wait { window.dialog != nil }
      #expect(window.dialog?.buttons.map(\.title) == ["Delete", "Cancel"])
      try await window.tap(action.title)
      #expect(await window.answer(of: handle) == .action(action))
    }
    for action in actions {
      let handle = alert.present(AlertContent(title: "Photos?", actions: actions))
      await window.wait { window.alert != nil }
      #expect(window.alert?.buttons.map(\.title) == ["Delete", "Cancel"])
      try await window.tap(action.title)
      #expect(await window.answer(of: handle) == .action(action))
      await window.wait { window.isBare }
    }
  }

  // PopupView#267
  @Test(arguments: SystemBehavior.named, [true, false])
  func `an owner that goes with its dismissal leaves nothing`(
    _ behavior: SystemBehavior, dismissesFirst: Bool
  ) async throws {
    for kind in OwnerKind.allCases {
      let model = PeerModel()
      let window = HostedWindow(behavior, clock: clock) {
        OwnerSpace(model: model, kind: kind)
          .errorRouter(ErrorRouter(clock: clock))
      }
      model.owner.present(kind)
      await window.wait { model.owner.isUp(in: window, kind) }
      if dismissesFirst { model.owner.dismiss() }
      model.hasOwner = false
      if !dismissesFirst { model.owner.dismiss() }
      await window.wait { window.isBare && window.texts == ["Space"] }
      await window.rest()
      #expect(window.isBare && window.texts == ["Space"])
      #expect(window.host.heldBackCount == 0)
    }
  }

  // TCA#3779, swift-navigation#371
  @Test(arguments: Platform.all)
  func `two sheets that close for a third leave the third alone`(
    _ platform: Platform
  ) async throws {
    let window = HostedWindow(on: platform, clock: clock) {
      Text("Root").sheet(sheet).errorRouter(ErrorRouter(clock: clock))
    }
    sheet.present { [next] in Text("First").sheet(next) }
    await window.wait { window.sheet?.texts == ["First"] }
    let second = next.present { Text("Second") }
    await window.wait { window.sheet?.texts == ["Second"] }
    next.dismiss()
    sheet.dismiss()
    sheet.present { Text("Third") }
    await window.wait { window.kinds == [.window, .sheet] && window.sheet?.texts == ["Third"] }
    #expect(await window.answer(of: second) == .dismissed)
    await window.rest()
    #expect(window.sheet?.texts == ["Third"])
  }

  // TCA#3797
  @Test(arguments: Platform.all)
  func `a cover stays over tabs that change below it`(_ platform: Platform) async throws {
    let window = HostedWindow(on: platform, clock: clock) {
      TabSpace(model: model).fullScreenCover(sheet).errorRouter(ErrorRouter(clock: clock))
    }
    let handle = sheet.present { Text("Cover") }
    await window.wait { window.cover?.texts == ["Cover"] }
    model.hasOwner = false
    await window.rest()
    #expect(window.cover?.texts == ["Cover"])
    sheet.dismiss()
    await window.wait { window.isBare }
    #expect(await window.answer(of: handle) == .dismissed)
    #expect(window.texts == ["Other"])
  }

  // TCA#3894
  @Test(arguments: Platform.all)
  func `the contents of a closing sheet stay until it is gone`(_ platform: Platform) async throws {
    let window = HostedWindow(on: platform, clock: clock) {
      Text("Root").sheet(sheet).errorRouter(ErrorRouter(clock: clock))
    }
    sheet.present { Text("First") }
    await window.wait { window.sheet?.texts == ["First"] }
    sheet.dismiss()
    sheet.present { Text("Second") }
    var seen: [[String]] = []
    await window.wait {
      if let top = window.host.screens.dropFirst().first {
        #expect(top.phase == .arriving || !top.texts.isEmpty)
        if seen.last != top.texts { seen.append(top.texts) }
      }
      return window.sheet?.texts == ["Second"]
    }
    #expect(seen.filter { $0 != ["First"] } == [["Second"]])
  }
}

extension PeerLawTests {
  enum Surface: CaseIterable {
    case alert, sheet, toast, banner

    var disposition: Disposition {
      switch self {
      case .alert: .alert
      case .sheet: .sheet
      case .toast: .toast
      case .banner: .banner
      }
    }
  }
}

enum OwnerKind: CaseIterable {
  case alert, dialog, sheet, cover, toast, banner
}

/// The contexts of a view that comes and goes.
@MainActor
private final class Owner {
  let alert = AlertContext()
  let dialog = ConfirmationDialogContext()
  let sheet = SheetContext()
  let cover = SheetContext()
  let toast = ToastContext()
  let banner = ToastContext()

  func present(_ kind: OwnerKind) {
    switch kind {
    case .alert: alert.present(AlertContent(title: "Own"))
    case .dialog: dialog.present(ConfirmationDialogContent(title: "Own", actions: [.ok]))
    case .sheet: sheet.present { Text("Own") }
    case .cover: cover.present { Text("Own") }
    case .toast: toast.present(ToastContent(title: "Own", duration: .untilDismissed))
    case .banner: banner.present(ToastContent(title: "Own"))
    }
  }

  func isUp(in window: HostedWindow, _ kind: OwnerKind) -> Bool {
    switch kind {
    case .alert: window.alert?.title == "Own"
    case .dialog: window.dialog != nil
    case .sheet: window.sheet?.texts == ["Own"]
    case .cover: window.cover?.texts == ["Own"]
    case .toast, .banner: window.texts.contains("Own")
    }
  }

  func dismiss() {
    alert.dismiss()
    dialog.dismiss()
    sheet.dismiss()
    cover.dismiss()
    toast.dismiss()
    banner.dismiss()
  }
}

@MainActor
@Observable
private final class PeerModel {
  var text = ""
  var isTyping = false
  var hasOwner = true
  @ObservationIgnored let owner = Owner()
}

private struct OwnerSpace: View {
  let model: PeerModel
  let kind: OwnerKind

  var body: some View {
    Text("Space")
    if model.hasOwner {
      Color.clear.alert(model.owner.alert).confirmationDialog(model.owner.dialog)
        .sheet(model.owner.sheet).fullScreenCover(model.owner.cover)
        .toast(model.owner.toast).banner(model.owner.banner)
    }
  }
}

private struct TabSpace: View {
  let model: PeerModel

  var body: some View {
    if model.hasOwner { Text("Tab") } else { Text("Other") }
  }
}

private struct NoteField: View {
  @Bindable var model: PeerModel
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Note", text: $model.text)
      .focused($isFocused)
      .onChange(of: model.isTyping) { if model.isTyping { isFocused = true } }
      .onChange(of: isFocused) { model.isTyping = isFocused }
  }
}
