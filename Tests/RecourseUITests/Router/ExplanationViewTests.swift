import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// A window whose presentations explain themselves to developers.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ExplanationViewTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(
      policy: ErrorPolicy("shop") {
        On(.code(URLError.timedOut), .log)
        On(.origin(.background), .toast)
        Otherwise(.alert)
      }, clock: clock)
  }

  private func window<V: View>(
    explains: Bool = true, @ViewBuilder _ content: @escaping () -> V
  ) -> HostedWindow {
    HostedWindow(clock: clock) { content().errorRouter(router, explains: explains) }
  }

  @Test func `an alert and a toast name the rule that has led to them`() async throws {
    let window = window { Text("Root") }
    router.report(CocoaError(.fileNoSuchFile), origin: .userAction)
    await window.wait("an alert") { window.host.alert != nil }
    #expect(window.host.alert?.message.contains("Because of shop: ") == true)
    #expect(window.host.alert?.message.contains("(\(#fileID):") == true)
    try window.host.tap("OK")
    router.report(CocoaError(.fileReadNoPermission), origin: .background)
    await window.wait("a toast") {
      window.screen.texts.contains { $0.contains("Because of shop: ") }
    }
  }

  @Test func `a window that doesn't explain shows no rule and no button`() async throws {
    let window = window(explains: false) { Text("Root") }
    router.report(CocoaError(.fileNoSuchFile), origin: .userAction)
    await window.wait("an alert") { window.host.alert != nil }
    #expect(window.host.alert?.message.contains("Because of") != true)
    #expect(!window.screen.buttons.contains { $0.title == "Reports Not Seen" })
  }

  @Test func `the list says that every report is seen`() async throws {
    let window = window { Text("Root") }
    try window.host.tap("Reports Not Seen")
    await window.wait("the list") { window.sheet?.texts.contains("Every Report Is Seen") == true }
  }

  @Test func `the list has each report that nobody sees, with its reason`() async throws {
    let window = window { Text("Root") }
    router.report(URLError(.timedOut), origin: .userAction)
    router.report(CancellationError(), origin: .userAction)
    try window.host.tap("Reports Not Seen")
    await window.wait("the list") { window.sheet != nil }
    let texts = try #require(window.sheet?.texts)
    #expect(texts.contains { $0.hasPrefix("#1 ") && $0.hasSuffix("the rule only logs it") })
    #expect(texts.contains { $0.hasPrefix("#2 ") && $0.hasSuffix("a cancellation is no failure") })
    router.report(URLError(.timedOut), origin: .userAction)
    await window.wait("the third") {
      window.sheet?.texts.contains { $0.hasPrefix("#3 ") } == true
    }
    try window.host.tap("Close")
    await window.wait("the window") { window.isBare }
  }

  @Test func `a toast below a plain sheet is explained by the host that is missing`() async throws {
    let window = window { PlainSheet() }
    try window.host.tap("Open")
    await window.wait("the sheet") { window.sheet != nil }
    let handle = router.report(CocoaError(.fileNoSuchFile), origin: .background)
    await window.wait("the toast") {
      router.journal.explanation(of: handle.id)?.contains("errorHost()") == true
    }
  }
}

/// A sheet that nothing of ours presents, and in which nothing of ours reports.
private struct PlainSheet: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { Text("Plain") }
  }
}

/// The code of the article.
@MainActor
private func printExplanation(of error: any Error, by router: ErrorRouter) {
  let handle = router.report(error, origin: .userAction)
  print(router.journal.explanation(of: handle.id) ?? "unknown")
}

@MainActor
private func explained(_ content: Text, by router: ErrorRouter) -> some View {
  #if DEBUG
    let explains = true
  #else
    let explains = false
  #endif
  return content.errorRouter(router, explains: explains)
}
