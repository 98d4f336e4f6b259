import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Errors over sheets and covers, also when the sheets and covers are dismissed.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorHostTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let sheet = SheetContext()
  private let cover = SheetContext()

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  private func makeWindow(_ platform: Platform) -> HostedWindow {
    HostedWindow(on: platform, clock: clock) { Text("Root").sheet(sheet).errorRouter(router) }
  }

  /// Answers the last pending alert, and waits for its outcome.
  private func answerLast(of window: HostedWindow, reported: Int = 1) async throws {
    #expect(router.journal.counts.pending == 1)
    try await window.tap("OK")
    await window.wait {
      router.journal.counts.byOutcome == [.presented: reported] && router.presentedError == nil
    }
  }

  @Test func `an alert stays where the system announces its content, and nothing else`() async {
    let window = HostedWindow(clock: clock) {
      Text("Root").errorRouter(router).environment(\.systemScreen) { _, _ in .announced }
    }
    router.report(CartError.soldOut, origin: .userAction)
    await window.waitForAlert("It’s sold out")
    await window.pass(.seconds(20))
    #expect(window.alert?.title == "It’s sold out")
  }

  @Test(arguments: Platform.all)
  func `an alert is presented over a cover over a sheet`(_ platform: Platform) async throws {
    let window = makeWindow(platform)
    sheet.present { [cover] in
      Button("Cover") { cover.present { ReportButton("Decline", CartError.declined) } }
        .fullScreenCover(cover)
    }
    try await window.tap("Cover")
    try await window.tap("Decline")
    await window.wait { window.kinds == [.window, .sheet, .fullScreenCover, .alert] }
    try await answerLast(of: window)
    await window.wait { window.kinds == [.window, .sheet, .fullScreenCover] }
    await window.rest()
    #expect(window.kinds == [.window, .sheet, .fullScreenCover])
    router.report(CartError.soldOut, origin: .userAction)
    await window.waitForAlert("It’s sold out")
    cover.dismiss()
    await window.wait { window.kinds == [.window, .sheet, .alert] }
    try await answerLast(of: window, reported: 2)
    await window.wait { window.kinds == [.window, .sheet] }
  }

  @Test(arguments: Platform.all)
  func `an alert moves to the window when a sheet and its cover close at once`(
    _ platform: Platform
  ) async throws {
    let window = makeWindow(platform)
    sheet.present { [cover] in Text("Sheet").fullScreenCover(cover) }
    cover.present { Text("Cover") }
    await window.wait { window.cover != nil }
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.alert != nil }
    sheet.dismiss()
    await window.wait { window.kinds == [.window, .alert] }
    try await answerLast(of: window)
  }

  @Test(arguments: Platform.all, [true, false])
  func `an error of a sheet's button is presented after the button closes the sheet`(
    _ platform: Platform, reportsFirst: Bool
  ) async throws {
    let window = makeWindow(platform)
    sheet.present { SavingForm(reportsFirst: reportsFirst) }
    try await window.tap("Save")
    await window.wait { window.kinds == [.window, .alert] }
    try await answerLast(of: window)
  }

  @Test(arguments: Platform.all, [true, false])
  func `an error of a plain sheet with an error host is presented after the dismissal`(
    _ platform: Platform, reportsFirst: Bool
  ) async throws {
    let window = HostedWindow(on: platform, clock: clock) {
      PlainSheet { SavingForm(reportsFirst: reportsFirst).errorHost() }.errorRouter(router)
    }
    try await window.tap("Open")
    try await window.tap("Save")
    await window.wait { window.kinds == [.window, .alert] }
    try await answerLast(of: window)
  }

  @Test(arguments: Platform.all)
  func `an alert over a plain sheet moves to the window when the app closes the sheet`(
    _ platform: Platform
  ) async throws {
    let window = HostedWindow(on: platform, clock: clock) {
      PlainSheet { ReportButton("Decline", CartError.declined).errorHost() }.errorRouter(router)
    }
    try await window.tap("Open")
    try await window.tap("Decline")
    await window.wait { window.kinds == [.window, .sheet, .alert] }
    try window.tapBelow("Close")
    await window.wait { window.kinds == [.window, .alert] }
    try await answerLast(of: window)
  }

  @Test(arguments: Platform.all)
  func `an alert over a context's sheet moves to the window when the sheet closes`(
    _ platform: Platform
  ) async throws {
    let window = makeWindow(platform)
    sheet.present { ReportButton("Decline", CartError.declined) }
    try await window.tap("Decline")
    sheet.dismiss()
    await window.wait { window.kinds == [.window, .alert] }
    try await answerLast(of: window)
  }

  @Test(arguments: Platform.all)
  func `an alert answers with its action, even if that closes the sheet below`(
    _ platform: Platform
  ) async throws {
    let alert = AlertContext()
    let window = makeWindow(platform)
    sheet.present { [alert] in Text("Form").alert(alert) }
    let close = AlertAction("Discard", role: .destructive) { [sheet] in sheet.dismiss() }
    let handle = alert.present(AlertContent(title: "Discard?", actions: [close]))
    await window.wait { window.alert != nil }
    try await window.tap("Discard")
    await window.wait { window.kinds == [.window] }
    #expect(await window.answer(of: handle) == .action(close))
  }

  @Test(arguments: Platform.all)
  func `alerts and sheets that cause each other are all presented`(
    _ platform: Platform
  ) async throws {
    let alert = AlertContext()
    let window = HostedWindow(on: platform, clock: clock) {
      Text("Root").alert(alert).sheet(sheet).errorRouter(router)
    }
    let next = AlertAction("Next") { [sheet, router] in
      sheet.present {
        Text("Sheet").onAppear { router.report(CartError.declined, origin: .userAction) }
      }
    }
    alert.present(AlertContent(title: "First", actions: [next]))
    await window.waitForAlert("First")
    try await window.tap("Next")
    await window.wait { window.kinds == [.window, .sheet, .alert] }
    await window.waitForAlert("The card was declined")
    try await answerLast(of: window)
    alert.present(AlertContent(title: "Last"))
    sheet.dismiss()
    await window.wait { window.kinds == [.window, .alert] }
    await window.waitForAlert("Last")
  }

  @Test(arguments: Platform.all)
  func `a sheet that is dismissed before it appears doesn't block an error`(
    _ platform: Platform
  ) async throws {
    let window = makeWindow(platform)
    let handle = sheet.present { Text("Never") }
    sheet.dismiss()
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.kinds == [.window, .alert] }
    #expect(await window.answer(of: handle) == .dismissed)
    try await answerLast(of: window)
  }

  @Test(arguments: Platform.all)
  func `an error's sheet is presented over a sheet, and outlives that sheet`(
    _ platform: Platform
  ) async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.sheet) }, clock: clock)
    let window = HostedWindow(on: platform, clock: clock) {
      Text("Root").sheet(sheet).errorRouter(router)
    }
    sheet.present { ReportButton("Decline", CartError.declined) }
    try await window.tap("Decline")
    await window.wait { window.kinds == [.window, .sheet, .sheet] }
    sheet.dismiss()
    await window.wait {
      window.kinds == [.window, .sheet]
        && window.sheet?.texts.contains("The card was declined") == true
    }
    await window.dismiss()
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
    await window.wait { window.isBare }
  }

  @Test func `an error host without a router shows its content`() {
    let host = HeadlessHost(Text("Alone").errorHost())
    #expect(host.screen.texts == ["Alone"])
  }

  @Test(arguments: Platform.all)
  func `an app's alert that waits below a sheet doesn't block the sheet's errors`(
    _ platform: Platform
  ) async throws {
    let alert = AlertContext()
    let window = HostedWindow(on: platform, clock: clock) {
      Text("Root").alert(alert).sheet(sheet).errorRouter(router)
    }
    sheet.present { ReportButton("Decline", CartError.declined) }
    await window.wait { window.sheet != nil }
    alert.present(AlertContent(title: "Below"))
    await window.rest()
    #expect(window.kinds == [.window, .sheet])
    try await window.tap("Decline")
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .alert])
    #expect(window.host.heldBackCount == 0)
    try await answerLast(of: window)
    await window.dismiss()
    await window.waitForAlert("Below")
  }

  @Test(arguments: Platform.all)
  func `a nested router shares the window's sheets and takes turns with its router`(
    _ platform: Platform
  ) async throws {
    let inner = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    let window = makeWindow(platform)
    sheet.present { [inner] in
      ReportButton("Decline", CartError.declined).errorRouter(inner)
    }
    router.report(CartError.soldOut, origin: .userAction)
    await window.waitForAlert("It’s sold out")
    inner.report(CartError.declined, origin: .userAction)
    await window.rest()
    #expect(window.alert?.title == "It’s sold out")
    #expect(window.host.heldBackCount == 0)
    try await window.tap("OK")
    await window.waitForAlert("The card was declined")
    await window.wait { window.kinds == [.window, .sheet, .alert] }
    try await window.tap("OK")
    await window.wait { inner.journal.counts.byOutcome == [.presented: 1] }
  }
}

/// A form whose button reports a failure and closes the form, in a given order.
private struct SavingForm: View {
  let reportsFirst: Bool
  @Environment(\.reportError) private var report
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Save") {
      if reportsFirst { report(CartError.declined, origin: .userAction) }
      dismiss()
      if !reportsFirst { report(CartError.declined, origin: .userAction) }
    }
  }
}

/// A plain sheet without a presentation context.
private struct PlainSheet<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown, content: content)
    Button("Close") { isShown = false }
  }
}
