import Foundation
import RecourseConsole
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ConsoleFaultsTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) })
  private var codes: [URLError.Code?] {
    router.journal.entries.map { ($0.report.error as? URLError)?.code }
  }

  @Test func `the next operation fails once with the chosen failure`() async throws {
    let host = HeadlessHost(ErrorConsole(router.journal).errorRouter(router))
    try host.screen.choose("Timed Out")
    try host.screen.choose("The Next Operation")
    #expect(host.screen.texts.contains("The next operation fails once."))
    #expect(await attempt(in: "Shop/Cart.swift") == nil)
    #expect(await attempt(in: "Shop/Cart.swift") == 1)
    #expect(codes == [.timedOut])
  }

  @Test func `all operations of the next screen's file fail, and no others`() async throws {
    let host = HeadlessHost(ErrorConsole(router.journal).errorRouter(router))
    try host.screen.choose("The Next Screen")
    #expect(await attempt(in: "Shop/Cart.swift") == nil)
    #expect(await attempt(in: "Shop/Orders.swift") == 1)
    #expect(await attempt(in: "Shop/Cart.swift", line: 2) == nil)
    try host.screen.choose("Nothing")
    #expect(await attempt(in: "Shop/Cart.swift") == 1)
    #expect(codes == [.notConnectedToInternet, .notConnectedToInternet])
  }

  @Test func `opening a console leaves the simulation as it is, and the console can end it`()
    async throws
  {
    router.simulate(.status(418), times: 1)
    let host = HeadlessHost(ErrorConsole(router.journal).errorRouter(router))
    #expect(host.screen.texts.contains("Every operation fails until this is turned off."))
    #expect(await attempt(in: "Shop/Cart.swift") == nil)
    #expect(await attempt(in: "Shop/Cart.swift") == 1)
    try host.screen.choose("Nothing")
    #expect(await attempt(in: "Shop/Orders.swift") == 1)
    #expect(router.journal.entries.count == 1)
  }

  @Test func `the same choice breaks the next operation once more`() async throws {
    let host = HeadlessHost(ErrorConsole(router.journal).errorRouter(router))
    for _ in 1...2 {
      try host.screen.choose("The Next Operation")
      #expect(await attempt(in: "Shop/Cart.swift") == nil)
      #expect(await attempt(in: "Shop/Cart.swift") == 1)
      await host.wait { host.screen.texts.contains("Operations run as usual.") }
    }
  }

  @Test func `a failure that was used up is not shown as broken`() async throws {
    let first = HeadlessHost(ErrorConsole(router.journal).errorRouter(router))
    try first.screen.choose("The Next Operation")
    #expect(await attempt(in: "Shop/Cart.swift") == nil)
    let second = HeadlessHost(ErrorConsole(router.journal).errorRouter(router))
    await second.wait { second.screen.texts.contains("Operations run as usual.") }
  }

  @Test(arguments: [true, false])
  func `a console without the app's consent, or without a router, breaks nothing`(
    _ hasRouter: Bool
  ) {
    let console = ErrorConsole(router.journal, breaksOperations: !hasRouter)
    let host = hasRouter ? HeadlessHost(console.errorRouter(router)) : HeadlessHost(console)
    #expect(!host.screen.texts.contains("Break It"))
    #expect(!host.screen.texts.contains("Operations run as usual."))
  }

  /// Runs an operation that returns 1, as if it stood in a file of an app.
  private func attempt(in file: String, line: Int = 1) async -> Int? {
    await router.attempt(fileID: file, line: line) { 1 }.value
  }
}
