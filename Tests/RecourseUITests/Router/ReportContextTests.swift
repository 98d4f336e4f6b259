import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Tests the titles and details that a part of an app gives to its reports.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReportContextTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) })

  @Test(arguments: Way.allCases)
  func `a title and details reach all reports inside, and the innermost apply`(
    way: Way
  ) async throws {
    let host = HeadlessHost(
      VStack {
        Failing(way: way, error: CartError.declined, title: "Inner")
          .errorTitle("The payment couldn’t be made")
          .errorDetail("payment", for: "screen")
        Failing(way: way, error: CartError.declined, title: "Outer")
      }
      .errorTitle("The cart couldn’t be updated")
      .errorDetail("cart", for: "screen")
      .errorDetail("shop", for: "tab")
      .errorRouter(router))
    for title in ["Inner", "Outer"] { try host.tap(title) }
    await router.journal.wait { $0.reported == 2 }
    let reports = router.journal.entries.map(\.report)
    #expect(
      reports.map(\.title) == ["The payment couldn’t be made", "The cart couldn’t be updated"])
    #expect(reports[0].details == ["screen": "payment", "tab": "shop"])
    #expect(reports[1].details == ["screen": "cart", "tab": "shop"])
  }

  @Test func `an operation's own title precedes that of its surroundings`() async throws {
    let host = HeadlessHost(
      Paying()
        .errorTitle("The cart couldn’t be updated")
        .errorRouter(router))
    try host.tap("Pay")
    await router.journal.wait { $0.reported == 1 }
    #expect(router.journal.entries[0].report.title == "The payment couldn’t be made")
  }

  @Test func `a handled error keeps the details of its surroundings`() async throws {
    let host = HeadlessHost(
      ReportButton("Report", CartError.declined)
        .onError(of: CartError.self) { _ in }
        .errorDetail("cart", for: "screen")
        .errorRouter(router))
    try host.tap("Report")
    #expect(router.journal.counts[.handled] == 1)
    #expect(router.journal.entries[0].report.details == ["screen": "cart"])
  }

  @Test func `a loading view shows what failed above the error`() async throws {
    let host = HeadlessHost(
      ThrowingView {
        throw CartError.soldOut
      } content: {
        Text(verbatim: "Content")
      }
      .errorTitle("The orders couldn’t be loaded")
      .errorRouter(router))
    await host.wait { host.screen.texts.contains("The orders couldn’t be loaded") }
    #expect(host.screen.texts.contains { $0.hasPrefix("It’s sold out\n") })
    #expect(router.journal.entries.map(\.report.title) == ["The orders couldn’t be loaded"])
  }
}

private struct Paying: View {
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Button("Pay") {
      attempt(title: "The payment couldn’t be made") { throw CartError.declined }
    }
  }
}
