import Foundation
import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PoliciesScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    host = HeadlessHost(PoliciesScreen().errorRouter(router))
  }

  @Test func `shows the policies as tables`() throws {
    for row in ErrorPolicy.gallery.table { #expect(host.shows(row.rule)) }
    #expect(!host.shows("The Policy “cart”"))
    try host.screen.choose("The cart, then the app")
    for row in ErrorPolicy.cart.table { #expect(host.shows(row.rule)) }
    #expect(host.shows("The Policy “cart”"))
    #expect(
      host.shows(
        "Errors that no rule matches, or that a rule passes on, go to the policy “gallery”."))
  }

  @Test func `marks the rule that has matched the error, and those that passed it on`() throws {
    #expect(host.screen.symbols == ["checkmark.circle"])
    try host.screen.choose("A cancellation")
    #expect(host.screen.symbols.isEmpty)
    try host.screen.choose("No connection")
    try host.screen.choose("The cart, then the app")
    #expect(answer(to: "No connection") == "alert")
    try host.screen.choose("refresh")
    #expect(host.screen.symbols == ["arrow.down.circle", "checkmark.circle"])
    #expect(answer(to: "No connection") == "inline")
    try host.screen.choose("An unreadable response")
    try host.screen.choose("Release")
    #expect(host.screen.symbols == ["arrow.down.circle", "checkmark.circle"])
  }

  @Test func `shows the decision for the example, and the reason`() throws {
    try host.screen.choose("No connection")
    #expect(answer(to: "No connection") == "toast")
    let words = try #require(reason(for: "No connection"))
    #expect(words.hasPrefix("gallery, line "))
    #expect(words.hasSuffix(": otherwise → toast"))
    try host.screen.choose("A cancellation")
    #expect(reason(for: "A cancellation") == "always: cancellation → ignore")
  }

  @Test func `evaluates the module's policy first if it is selected`() throws {
    try host.screen.choose("No connection")
    try host.screen.choose("The cart, then the app")
    #expect(answer(to: "No connection") == "alert")
    let headers = host.screen.texts.filter { $0.hasPrefix("The Policy “") }
    #expect(headers == ["The Policy “cart”", "The Policy “gallery”"])
    let footers = host.screen.texts.filter {
      $0.hasPrefix("Errors that no rule") || $0.hasPrefix("A cancellation is ignored")
    }
    #expect(footers.map { $0.contains("“gallery”") } == [true, false])
    try host.screen.choose("refresh")
    #expect(answer(to: "No connection") == "inline")
    #expect(reason(for: "No connection")?.split(separator: "\n").count == 2)
  }

  @Test(arguments: [("Debug", "alert"), ("Release", "log")])
  func `evaluates the policies for the selected build`(build: String, disposition: String) throws {
    try host.screen.choose("An unreadable response")
    try host.screen.choose(build)
    #expect(answer(to: "An unreadable response") == disposition)
    #expect(answer(to: "APIError.unreadableAnswer") == disposition)
    #expect(host.screen.symbols == ["checkmark.circle"])
  }

  @Test(arguments: ErrorOrigin.allCases, PolicyScope.allCases)
  func `exactly one rule decides each error, and none decides a cancellation`(
    origin: ErrorOrigin, scope: PolicyScope
  ) throws {
    try host.screen.choose("\(origin)")
    try host.screen.choose(scope.rawValue)
    let names = host.screen.texts.filter { $0.prefixMatch(of: #/Line \d+, matches: /#) != nil }
      .flatMap { $0.components(separatedBy: ": ")[1].components(separatedBy: ", ") }
    for example in PolicyExample.all {
      let count = names.count { $0 == example.name }
      #expect(count == (example.error.isCancellation ? 0 : 1), "\(example.name)")
    }
  }

  @Test func `shows the outcome of a report`() async throws {
    #expect(host.value(of: "Last report") == "Nothing yet")
    try host.screen.choose("A cancellation")
    try host.tap("Report")
    await host.wait { host.value(of: "Last report") == "A cancellation: ignored" }
  }

  @Test func `a reported error follows the policies`() async throws {
    try host.screen.choose("A wrong password")
    try host.tap("Report")
    await host.wait { host.alert?.title == "That’s not the password" }
    #expect(host.screens[0].texts.contains("A wrong password: pending"))
    try host.tap("OK")
    await host.wait { host.shows("A wrong password: presented") }
    try host.screen.choose("prefetch")
    try host.screen.choose("A full disk")
    try host.tap("Report")
    await host.wait { host.shows("A full disk: logged") }
  }

  @Test func `a report is evaluated by the module's policy first`() async throws {
    try host.screen.choose("The cart, then the app")
    try host.screen.choose("A declined payment")
    try host.tap("Report")
    await host.wait { host.alert?.title == "The bank has declined the payment" }
    #expect(router.journal.entries.last?.path.map(\.policy) == ["cart"])
  }

  @Test(arguments: PolicyExample.all, PolicyScope.allCases)
  func `a report has the disposition on the screen`(example: PolicyExample, scope: PolicyScope)
    async throws
  {
    for origin in [ErrorOrigin.userAction, .firstLoad, .background] {
      let host = HeadlessHost(
        PoliciesScreen().errorRouter(ErrorRouter(policy: .gallery, clock: ManualClock())))
      try host.screen.choose(example.name)
      try host.screen.choose(scope.rawValue)
      try host.screen.choose("\(origin)")
      let label = try #require(host.screen.texts.first { $0.hasPrefix("In this build: ") })
      try host.tap("Report")
      let title = ErrorDescriber().describe(example.error).title
      switch label.dropFirst("In this build: ".count).prefix(while: \.isLetter) {
      case "alert": await host.wait { host.alert?.title == title }
      case "sheet": await host.wait { host.sheet?.texts.contains(title) == true }
      case "toast", "banner": await host.wait { host.shows(title) }
      case "route": await host.wait { host.sheet != nil && host.has("Not Now") }
      case "log": await host.wait { host.shows("\(example.name): logged") }
      case "ignore": await host.wait { host.shows("\(example.name): ignored") }
      default: Issue.record("The screen says “\(label)”.")
      }
    }
  }

  /// Returns the reason in the row of an example or of a rule.
  private func reason(for title: String) -> String? {
    let texts = host.screen.texts
    return texts.lastIndex(of: title).map { texts[$0 + 1] }
  }

  /// Returns the disposition in the row of an example or of a rule, after its title and the reason.
  private func answer(to title: String) -> String? {
    let texts = host.screen.texts
    return texts.lastIndex(of: title).map { texts[$0 + 2] }
  }
}
