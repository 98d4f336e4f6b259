import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The handlers and policies that a report passes on its way up.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PolicyChainTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let log = ReportLog()

  init() {
    router = ErrorRouter(policy: ErrorPolicy("app") { Otherwise(.log) }, clock: clock)
  }

  @Test func `a policy that was made elsewhere decides, also about a report made elsewhere`()
    async throws
  {
    struct Delivering: View {
      let report: ErrorReport
      @Environment(\.reportError) private var deliver
      var body: some View { Button("Deliver") { deliver(report) } }
    }
    let made = ErrorReport(CartError.declined, origin: .launch)
    let catalog = ErrorCatalog().mapping(CartError.self) { _ in .cancelled }
    let window = HostedWindow(clock: clock) {
      Delivering(report: made).errorPolicy(ErrorPolicy("cart") { Otherwise(.alert) })
        .errorRouter(router)
    }
    try await window.tap("Deliver")
    await window.waitForAlert("The card was declined")
    let cancelling = ErrorRouter(describer: ErrorDescriber(catalog: catalog))
    #expect(await cancelling.report(made).outcome == .ignored)
  }

  @Test(arguments: SystemBehavior.named, Way.allCases)
  func `the innermost policy decides, and undecided errors fall through outwards`(
    _ behavior: SystemBehavior, way: Way
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      VStack {
        Failing(way: way, error: CartError.declined, title: "Inner")
        Failing(way: way, error: CartError.soldOut, title: "Outer")
        Failing(way: way, error: AddressError(street: "Main Street"), title: "App")
      }
      .errorPolicy("cart") {
        On(.error(CartError.declined), .ignore)
        Otherwise(.parent)
      }
      .errorPolicy("shop") { On(.type(CartError.self), .alert) }
      .errorRouter(router)
    }
    for title in ["Inner", "App", "Outer"] { try await window.tap(title) }
    await window.wait { router.journal.counts.reported == 3 }
    #expect(router.journal.counts.byOutcome == [.ignored: 1, .logged: 1])
    await window.waitForAlert("It’s sold out")
    let paths = Dictionary(
      uniqueKeysWithValues: router.journal.entries.map {
        ("\($0.report.error)".prefix(4), $0.path.map(\.policy))
      })
    #expect(paths["decl"] == ["cart"])
    #expect(paths["sold"]?.last == "shop")
    #expect(paths["Addr"]?.last == "app")
  }

  @Test(arguments: Way.allCases)
  func `a handler catches errors before the router, and the journal records handled`(
    way: Way
  ) async throws {
    let host = HeadlessHost(
      VStack {
        Failing(way: way, error: CartError.declined, title: "Cart")
        Failing(way: way, error: AddressError(street: "Main Street"), title: "Address")
      }
      .onError(of: CartError.self) { [log] _ in
        log.note(ErrorReport(CartError.declined, origin: .userAction))
      }
      .errorRouter(router))
    try host.tap("Cart")
    try host.tap("Address")
    await router.journal.wait { $0.byOutcome == [.handled: 1, .logged: 1] }
    #expect(log.errors == [.declined])
  }

  @Test func `a handler for a system error type catches only errors of its domain`() throws {
    var caught: [String] = []
    let host = HeadlessHost(
      VStack {
        ReportButton("Shop", NSError(domain: "Shop", code: 255))
        ReportButton("File", NSError(domain: NSCocoaErrorDomain, code: 255))
        ReportButton("Loading", NSError(domain: NSURLErrorDomain, code: -1001))
        ReportButton("Cart", CartError.declined)
      }
      .onError(of: CocoaError.self) { caught.append("file \($0.code.rawValue)") }
      .onError(of: URLError.self) { caught.append("loading \($0.code.rawValue)") }
      .onError(of: NSError.self) { caught.append("\($0.domain) \($0.code)") }
      .errorRouter(router))
    for title in ["Shop", "File", "Loading", "Cart"] { try host.tap(title) }
    #expect(caught == ["Shop 255", "file 255", "loading -1001"])
    #expect(router.journal.counts[.handled] == 3)
    #expect(router.journal.counts.reported == 4)
  }

  @Test(arguments: SystemBehavior.named, Way.allCases)
  func `policies around a handler decide about the error that the handler throws`(
    _ behavior: SystemBehavior, way: Way
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Failing(way: way, error: AddressError(street: "Main Street"), title: "Fail")
        .errorPolicy("inner") { On(.type(AddressError.self), .ignore) }
        .onError(of: AddressError.self) { _ in throw CartError.soldOut }
        .errorPolicy("outer") { On(.type(CartError.self), .alert) }
        .errorRouter(router)
    }
    try await window.tap("Fail")
    await window.waitForAlert("It’s sold out")
    let report = try #require(router.journal.entries.first?.report)
    #expect(report.error as? CartError == .soldOut)
    #expect(report.source.fileID == #fileID)
  }

  @Test(arguments: SystemBehavior.named)
  func `a policy that a view update changes applies at once`(
    _ behavior: SystemBehavior
  ) async throws {
    struct Root: View {
      @State private var isStrict = false
      var body: some View {
        ReportButton("Fail", CartError.declined)
          .errorPolicy { Otherwise(isStrict ? .alert : .log) }
        Button("Strict") { isStrict = true }
      }
    }
    let window = HostedWindow(behavior, clock: clock) { Root().errorRouter(router) }
    try await window.tap("Fail")
    #expect(router.journal.counts.byOutcome == [.logged: 1])
    try await window.tap("Strict")
    try await window.tap("Fail")
    await window.waitForAlert("The card was declined")
  }

  @Test(arguments: SystemBehavior.named)
  func `an error that a boundary catches is recorded as inlined and not presented`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    let window = HostedWindow(behavior, clock: clock) {
      ErrorBoundary(of: CartError.self) {
        ReportButton("Cart", CartError.declined)
        ReportButton("Address", AddressError(street: "Main Street"))
      }
      .errorRouter(router)
    }
    try await window.tap("Address")
    try await window.tap("OK")
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
    try await window.tap("Cart")
    #expect(router.journal.counts.byOutcome == [.presented: 1, .inlined: 1])
    await window.rest()
    #expect(window.isBare)
    #expect(window.texts.first == "The card was declined")
  }

  @Test func `a boundary inlines a button's error once, without another run`() async throws {
    let operation = ManualOperation<Void>()
    let host = HeadlessHost(
      ErrorBoundary(of: CartError.self) {
        ThrowingButton("Pay") { try await operation() }
      }
      .errorRouter(router))
    try host.tap("Pay")
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts.first == "The card was declined" }
    #expect(router.journal.counts.byOutcome == [.inlined: 1])
    #expect(operation.runs == 1)
  }
}

/// The ways in which a view reports an error.
enum Way: CaseIterable {
  case report, attempt, router, handle
}

/// A view that reports an error in one of the ways.
struct Failing: View, Routable {
  let way: Way
  let error: any Error
  let title: String
  @Environment(ErrorRouter.self) var router
  @Environment(\.reportError) private var report
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Button(title) {
      switch way {
      case .report: report(error, origin: .userAction)
      case .attempt: attempt { throw error }
      case .router: router.report(error, origin: .userAction)
      case .handle: handle(error)
      }
    }
  }
}
