import Recourse
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Nothing that is presented or reported is lost, overwritten, or answered in place of another.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresentationLawTests {
  @Test(arguments: UInt64(1)...120)
  func `whatever comes and goes, each gets the one answer that it was given`(
    seed: UInt64
  ) async throws {
    let app = RandomApp(seed: seed)
    for _ in 0..<120 { try await app.step() }
    await app.closeAll()
    #expect(app.host.screens.map(\.kind) == [.window])
    #expect(app.pendingAnswers == 0)
    #expect(app.router.journal.counts.pending == 0)
    #expect(app.router.journal.counts.reported == app.reportCount)
    #expect(app.wrongAnswers == [])
    let outcomes = app.router.journal.entries.compactMap(\.outcome)
    #expect(outcomes.allSatisfy { [.presented, .coalesced].contains($0.kind) })
    #expect(outcomes.count { $0 == .presented(action: "OK") } == app.errorActions)
    app.alert.present(AlertContent(title: "Still open"))
    await app.host.wait { app.host.alert?.title == "Still open" }
    while app.clock.sleepers > 0, !Task.isCancelled { await Task.yield() }
  }
}

/// An app in which a person and the app itself do random things.
@MainActor
private final class RandomApp {
  let router: ErrorRouter
  let clock = ManualClock()
  let alert = AlertContext()
  let host: HeadlessHost
  private let dialog = ConfirmationDialogContext()
  private let sheet = SheetContext()
  private let cover = FullScreenCoverContext()
  private var random: SeededGenerator
  private var handles: [String: PresentationHandle] = [:]
  private var names: [PresentationID: String] = [:]
  private var reports: [String] = []
  private var lastNumber = 0
  /// How each presentation may have ended, by what was done to it.
  private var ends: [String: Set<End>] = [:]
  private(set) var wrongAnswers: [String] = []
  private(set) var pendingAnswers = 0
  /// How often a person has pressed a button of an error.
  private(set) var errorActions = 0

  private enum End { case action, dismissal, withdrawal }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    router = ErrorRouter(
      policy: ErrorPolicy {
        On(NumberedError.five, .toast)
        On(NumberedError.six, .sheet)
        Otherwise(.alert)
      },
      window: .zero, limit: 3, clock: clock)
    host = HeadlessHost(
      Places(alert: alert, dialog: dialog, sheet: sheet, cover: cover).errorRouter(router),
      behavior: SystemBehavior("law") {
        $0.orders = [seed.isMultiple(of: 2) ? .actionFirst : .bindingFirst]
        $0.closesAbove = [seed.isMultiple(of: 3)]
      })
  }

  var reportCount: Int { reports.count }

  func step() async throws {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      present { alert.present(AlertContent(title: $0, actions: [.ok, .cancel])) }
    case 2:
      present { dialog.present(ConfirmationDialogContent(title: $0, actions: [.ok])) }
    case 3:
      present { name in
        sheet.present { [alert, dialog, cover] in
          Places(name: name, alert: alert, dialog: dialog, cover: cover)
        }
      }
    case 4: present { name in cover.present { [alert] in Places(name: name, alert: alert) } }
    case 5, 6, 7: report()
    case 8: takeBack()
    case 9: dismissByCode(sheet)
    case 10: dismissByCode(cover)
    case 11, 12, 13: answer()
    case 14: await clock.advance(by: .milliseconds(Int.random(in: 1...4_000, using: &random)))
    default: await pause(Int.random(in: 0...6, using: &random))
    }
    if Bool.random(using: &random) { await pause(1) }
    let counts = router.journal.counts
    try #require(counts.reported == counts.settled + counts.pending)
    try #require(counts[.undeliverable] == 0)
    try #require(host.heldBackCount == 0)
    let kinds = host.screens.map(\.kind)
    try #require(kinds.count { $0 == .alert || $0 == .confirmationDialog } <= 1)
  }

  /// A person closes all that comes up, until nothing comes up any more.
  func closeAll() async {
    for _ in 0..<600 {
      await pause(4)
      if host.screens.count > 1 {
        answer()
      } else if router.journal.counts.pending > 0 || pendingAnswers > 0 || clock.sleepers > 0 {
        await clock.advance(by: .seconds(1))
      } else {
        return
      }
    }
  }

  private func pause(_ turns: Int) async {
    for _ in 0..<turns {
      _ = host.screens
      await Task.yield()
    }
  }

  private func present(_ present: (String) -> PresentationHandle) {
    lastNumber += 1
    let name = "Item \(lastNumber)"
    let handle = present(name)
    handles[name] = handle
    names[handle.id] = name
    pendingAnswers += 1
    Task {
      check(name, await handle.answer)
      handles[name] = nil
      pendingAnswers -= 1
    }
  }

  private func report() {
    let error = NumberedError.allCases.randomElement(using: &random) ?? .one
    reports.append(error.errorTitle)
    router.report(error)
  }

  private func check(_ name: String, _ answer: PresentationAnswer) {
    let end: End =
      switch answer {
      case .action: .action
      case .dismissed: .dismissal
      case .withdrawn, .replaced, .ignored: .withdrawal
      }
    if ends[name]?.contains(end) != true { wrongAnswers.append("\(name): \(answer)") }
  }

  private func takeBack() {
    let names = handles.keys.sorted()
    guard let name = names.randomElement(using: &random) else { return }
    ends[name, default: []].formUnion([.dismissal, .withdrawal])
    handles[name]?.dismiss()
  }

  private func dismissByCode<Item>(_ context: PresentationContext<Item>) {
    if let name = context.current.flatMap({ names[$0.id] }) {
      ends[name, default: []].insert(.dismissal)
    }
    context.dismiss()
  }

  private func answer() {
    let top = host.screen
    let isQuestion = top.kind == .alert || top.kind == .confirmationDialog
    let name = isQuestion ? top.title : top.texts.first ?? ""
    if top.kind == .window { return }
    if isQuestion, Bool.random(using: &random), let button = top.buttons.first {
      ends[name, default: []].insert(.action)
      if !names.values.contains(name) { errorActions += 1 }
      button.press()
    } else {
      ends[name, default: []].insert(.dismissal)
      // Escape is the button that cancels, if there is one.
      if top.buttons.contains(where: { $0.role == .cancel }) {
        ends[name, default: []].insert(.action)
      }
      host.dismiss()
    }
  }
}

/// A screen on which things are presented.
private struct Places: View {
  var name = "Root"
  let alert: AlertContext
  var dialog: ConfirmationDialogContext?
  var sheet: SheetContext?
  var cover: FullScreenCoverContext?

  var body: some View {
    Text(verbatim: name).alert(alert)
    if let dialog { Text("Dialog").confirmationDialog(dialog) }
    if let sheet { Text("Sheet").sheet(sheet) }
    if let cover { Text("Cover").fullScreenCover(cover) }
  }
}
