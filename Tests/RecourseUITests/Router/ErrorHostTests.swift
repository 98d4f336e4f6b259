import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Errors over sheets and covers, and what becomes of them when those go.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ErrorHostTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
  private let sheet = SheetContext()
  private let cover = FullScreenCoverContext()

  /// Answers the alert that is up, which is the last.
  private func answerLast(of host: HeadlessHost, reported: Int = 1) async throws {
    #expect(router.journal.counts.pending == 1)
    try host.tap("OK")
    await router.journal.wait { $0.byOutcome == [.presented: reported] }
    #expect(router.presentedError == nil)
  }

  @Test(arguments: DismissalOrder.allCases)
  func `an alert comes up over a cover over a sheet`(order: DismissalOrder) async throws {
    let host = HeadlessHost(
      Text("Root").sheet(sheet).errorRouter(router), behavior: .answering(order))
    sheet.present { [cover] in
      Button("Cover") { cover.present { ReportButton("Decline", CartError.declined) } }
        .fullScreenCover(cover)
    }
    try host.tap("Cover")
    try host.tap("Decline")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .fullScreenCover, .alert])
    try await answerLast(of: host)
    #expect(host.screens.map(\.kind) == [.window, .sheet, .fullScreenCover])
    router.report(CartError.soldOut)
    await host.wait { host.alert?.title == "It’s sold out" }
    cover.dismiss()
    await host.wait { host.screens.map(\.kind) == [.window, .sheet, .alert] }
    try await answerLast(of: host, reported: 2)
    #expect(host.screens.map(\.kind) == [.window, .sheet])
  }

  @Test func `an alert moves down through all that goes at once`() async throws {
    let host = HeadlessHost(Text("Root").sheet(sheet).errorRouter(router))
    sheet.present { [cover] in Text("Sheet").fullScreenCover(cover) }
    cover.present { Text("Cover") }
    await host.wait { host.screens.count == 3 }
    router.report(CartError.declined)
    await host.wait { host.screens.count == 4 }
    sheet.dismiss()
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    try await answerLast(of: host)
  }

  @Test(arguments: DismissalOrder.allCases, [true, false])
  func `what a button of a sheet reports is shown when the button has closed the sheet`(
    order: DismissalOrder, reportsFirst: Bool
  ) async throws {
    let host = HeadlessHost(
      Text("Root").sheet(sheet).errorRouter(router), behavior: .answering(order))
    sheet.present { SavingForm(reportsFirst: reportsFirst) }
    try host.tap("Save")
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    try await answerLast(of: host)
  }

  @Test(arguments: DismissalOrder.allCases, [true, false])
  func `the same holds for a sheet of SwiftUI's own with an error host`(
    order: DismissalOrder, reportsFirst: Bool
  ) async throws {
    let host = HeadlessHost(
      PlainSheet { SavingForm(reportsFirst: reportsFirst).errorHost() }.errorRouter(router),
      behavior: .answering(order))
    try host.tap("Open")
    try host.tap("Save")
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    try await answerLast(of: host)
  }

  @Test(arguments: [false, true])
  func `an alert over a sheet of SwiftUI's own moves on when the app closes that`(
    closesAbove: Bool
  ) async throws {
    let host = HeadlessHost(
      PlainSheet { ReportButton("Decline", CartError.declined).errorHost() }.errorRouter(router),
      behavior: closesAbove ? .closesAbove : .immediate)
    try host.tap("Open")
    try host.tap("Decline")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    host.screens.first?.buttons.first { $0.title == "Close" }?.press()
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    try await answerLast(of: host)
  }

  @Test(arguments: [false, true])
  func `an alert over a sheet of a context moves on, whatever the system writes`(
    closesAbove: Bool
  ) async throws {
    let host = HeadlessHost(
      Text("Root").sheet(sheet).errorRouter(router),
      behavior: closesAbove ? .closesAbove : .immediate)
    sheet.present { ReportButton("Decline", CartError.declined) }
    try host.tap("Decline")
    sheet.dismiss()
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    try await answerLast(of: host)
  }

  @Test(arguments: DismissalOrder.allCases)
  func `the answer to an alert counts, also when it closes the sheet below`(
    order: DismissalOrder
  ) async throws {
    let alert = AlertContext()
    let host = HeadlessHost(
      Text("Root").sheet(sheet).errorRouter(router), behavior: .answering(order))
    sheet.present { [alert] in Text("Form").alert(alert) }
    let close = AlertAction("Discard", role: .destructive) { [sheet] in sheet.dismiss() }
    let handle = alert.present(AlertContent(title: "Discard?", actions: [close]))
    await host.wait { host.alert != nil }
    try host.tap("Discard")
    await host.wait { host.screens.map(\.kind) == [.window] }
    #expect(await handle.answer == .action(close))
  }

  @Test(arguments: DismissalOrder.allCases)
  func `alerts and sheets that follow from each other all come up`(
    order: DismissalOrder
  ) async throws {
    let alert = AlertContext()
    let host = HeadlessHost(
      Text("Root").alert(alert).sheet(sheet).errorRouter(router), behavior: .answering(order))
    let next = AlertAction("Next") { [sheet, router] in
      sheet.present { Text("Sheet").onAppear { router.report(CartError.declined) } }
    }
    alert.present(AlertContent(title: "First", actions: [next]))
    await host.wait { host.alert?.title == "First" }
    try host.tap("Next")
    await host.wait { host.screens.map(\.kind) == [.window, .sheet, .alert] }
    #expect(host.alert?.title == "The card was declined")
    try await answerLast(of: host)
    alert.present(AlertContent(title: "Last"))
    sheet.dismiss()
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    #expect(host.alert?.title == "Last")
  }

  @Test func `a sheet that is dismissed before it came up keeps no error back`() async throws {
    let host = HeadlessHost(Text("Root").sheet(sheet).errorRouter(router))
    let handle = sheet.present { Text("Never") }
    sheet.dismiss()
    router.report(CartError.declined)
    await host.wait { host.screens.map(\.kind) == [.window, .alert] }
    #expect(await handle.answer == .dismissed)
    try await answerLast(of: host)
  }

  @Test func `an error at length comes up over a sheet, and moves on with it`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.sheet) })
    let host = HeadlessHost(Text("Root").sheet(sheet).errorRouter(router))
    sheet.present { ReportButton("Decline", CartError.declined) }
    try host.tap("Decline")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .sheet])
    sheet.dismiss()
    await host.wait { host.screens.map(\.kind) == [.window, .sheet] }
    #expect(host.sheet?.texts.contains("The card was declined") == true)
    host.dismiss()
    await router.journal.wait { $0.byOutcome == [.presented: 1] }
    #expect(host.screens.count == 1)
  }

  @Test func `an error host without a router shows its content`() {
    let host = HeadlessHost(Text("Alone").errorHost())
    #expect(host.screen.texts == ["Alone"])
  }

  @Test func `an alert of the app's below a sheet keeps no error in the sheet back`() async throws {
    let alert = AlertContext()
    let host = HeadlessHost(Text("Root").sheet(sheet).alert(alert).errorRouter(router))
    sheet.present { ReportButton("Decline", CartError.declined) }
    await host.wait { host.sheet != nil }
    alert.present(AlertContent(title: "Below"))
    try host.tap("Decline")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    #expect(host.heldBackCount == 0)
    try await answerLast(of: host)
    host.dismiss()
    await host.wait { host.alert?.title == "Below" }
  }

  @Test func `a router of a part of the window shares its sheets and its turns`() async throws {
    let inner = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let host = HeadlessHost(
      Text("Root").sheet(sheet).errorRouter(router))
    sheet.present { [inner] in
      ReportButton("Decline", CartError.declined).errorRouter(inner)
    }
    router.report(CartError.soldOut)
    await host.wait { host.alert?.title == "It’s sold out" }
    inner.report(CartError.declined)
    #expect(host.heldBackCount == 0)
    try host.tap("OK")
    await host.wait { host.alert?.title == "The card was declined" }
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
    try host.tap("OK")
    await inner.journal.wait { $0.byOutcome == [.presented: 1] }
  }
}

/// A form whose button saves, fails and closes it.
private struct SavingForm: View {
  let reportsFirst: Bool
  @Environment(\.report) private var report
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Save") {
      if reportsFirst { report(CartError.declined) }
      dismiss()
      if !reportsFirst { report(CartError.declined) }
    }
  }
}

/// A sheet that no context knows.
private struct PlainSheet<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown, content: content)
    Button("Close") { isShown = false }
  }
}
