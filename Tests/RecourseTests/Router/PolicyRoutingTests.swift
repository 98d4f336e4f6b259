import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests the disposition of an error by policies, error, origin, and visibility in a view.
@MainActor
@Suite struct PolicyRoutingTests {
  /// An error with its policies and origin, and the expected disposition and policy path.
  struct Case: Sendable, CustomStringConvertible {
    let policies: [String]
    let error: any Error
    let origin: ErrorOrigin
    var isShown = false
    var isForced = false
    let expected: Disposition
    let path: String

    var description: String { "\(policies) \(Fingerprint(of: error).text) \(origin) → \(expected)" }
  }

  nonisolated private static let policies: [String: ErrorPolicy] = [
    "subtree": ErrorPolicy("subtree") {
      On(.error(RouterError.declined), .sheet)
      On(.error(RouterError.rejected("a")), .parent)
      On(.type(URLError.self), .inline)
      On(.origin(.prefetch), .parent)
    },
    "module": ErrorPolicy("module") {
      On(.error(RouterError.rejected("a")), .banner)
      On(.domain("Shop", codes: [1]), .toast)
      On(.origin(.prefetch), .ignore)
    },
    "app": ErrorPolicy("app") {
      On(.type(RouterError.self), .alert)
      On(.type(URLError.self), .toast)
      On(.domain("Shop", codes: [2]), .route(.upgrade))
      On(.origin(.launch), .log)
    },
    "insisting": ErrorPolicy("insisting") {
      On(.error(RouterError.declined), .present(.alert, evenIfShown: true))
      On(.error(RouterError.soldOut), .present(.sheet, evenIfShown: true))
      On(.type(URLError.self), .present(.toast, evenIfShown: true))
      On(.domain("Shop"), .present(.banner, evenIfShown: true))
    },
    "telling": ErrorPolicy("telling") {
      On(.error(RouterError.declined), .alert)
      On(.error(RouterError.soldOut), .sheet)
      On(.type(URLError.self), .toast)
      On(.domain("Shop"), .banner)
    },
  ]

  nonisolated private static let declined = RouterError.declined
  nonisolated private static let rejected = RouterError.rejected("b")
  nonisolated private static let timeout = URLError(.timedOut)
  nonisolated private static func shop(_ code: Int) -> NSError {
    NSError(domain: "Shop", code: code)
  }

  nonisolated private static let presented: [(error: any Error, expected: Disposition.Surface)] = [
    (RouterError.declined, .alert), (RouterError.soldOut, .sheet), (URLError(.timedOut), .toast),
    (shop(7), .banner),
  ]

  nonisolated private static let cases = casesByPolicy + casesByView + casesByOrigin

  nonisolated private static let casesByPolicy: [Case] =
    ErrorOrigin.allCases.flatMap { origin in
      [
        // The innermost policy with an answer decides.
        Case(
          policies: ["subtree", "module"], error: declined, origin: origin, expected: .sheet,
          path: "subtree"),
        Case(
          policies: ["module"], error: declined, origin: origin,
          expected: origin == .prefetch ? .ignore : .alert,
          path: origin == .prefetch ? "module" : "app"),
        Case(policies: [], error: declined, origin: origin, expected: .alert, path: "app"),
        // Each policy defers to the next one.
        Case(
          policies: ["subtree", "module"], error: RouterError.rejected("a"), origin: origin,
          expected: .banner, path: "subtree module"),
        Case(
          policies: ["subtree"], error: RouterError.rejected("a"), origin: origin,
          expected: .alert, path: "subtree app"),
        // Inline if a view shows the error; otherwise a toast.
        Case(
          policies: ["subtree"], error: timeout, origin: origin, isShown: true,
          expected: .inline, path: "subtree"),
        Case(
          policies: ["subtree"], error: timeout, origin: origin, expected: .inline,
          path: "subtree"),
        // A route's handler receives the error even if a view shows it.
        Case(
          policies: [], error: shop(2), origin: origin, isShown: true,
          expected: .route(.upgrade), path: "app"),
        // A wrapper is decided like the error that it contains.
        Case(
          policies: ["subtree"], error: RouterWrapper(declined), origin: origin,
          expected: .sheet, path: "subtree"),
        Case(policies: [], error: shop(2), origin: origin, expected: .route(.upgrade), path: "app"),
        // Cancellations precede everything; forced decisions precede everything else.
        Case(
          policies: ["subtree", "module"], error: CancellationError(), origin: origin,
          expected: .ignore, path: "always"),
        Case(
          policies: ["module"], error: RouterWrapper(URLError(.cancelled)), origin: origin,
          isForced: true, expected: .ignore, path: "always"),
        Case(
          policies: ["subtree"], error: declined, origin: origin, isForced: true,
          expected: .alert, path: "report(_:origin:to:)"),
      ]
    }

  nonisolated private static let casesByView: [Case] =
    presented.flatMap { error, surface in
      // An error that a view shows is presented nowhere else unless the rule says `evenIfShown`.
      [true, false].flatMap { isShown in
        [
          Case(
            policies: ["telling"], error: error, origin: .refresh, isShown: isShown,
            expected: .present(surface), path: "telling"),
          Case(
            policies: ["insisting"], error: error, origin: .refresh, isShown: isShown,
            expected: .present(surface, evenIfShown: true), path: "insisting"),
        ]
      }
    }

  nonisolated private static let casesByOrigin: [Case] =
    [
      // Decisions by origin: in a module, in the app, and finally in the standard policy.
      Case(
        policies: ["module"], error: shop(1), origin: .refresh, expected: .toast, path: "module"),
      Case(
        policies: ["subtree", "module"], error: shop(3), origin: .prefetch, expected: .ignore,
        path: "subtree module"),
      Case(
        policies: ["subtree"], error: shop(3), origin: .prefetch, expected: .log,
        path: "subtree standard"),
      Case(policies: ["module"], error: shop(3), origin: .launch, expected: .log, path: "app"),
      Case(policies: [], error: shop(3), origin: .background, expected: .log, path: "standard"),
      Case(policies: [], error: shop(3), origin: .refresh, expected: .inline, path: "standard"),
      Case(
        policies: [], error: RouterHTTPError(statusCode: 401), origin: .userAction,
        expected: .alert, path: "standard"),
    ]

  @Test(arguments: cases)
  func `follows the first policy with an answer`(example: Case) async throws {
    let app = try #require(Self.policies["app"])
    let router = ErrorRouter(policy: app)
    router.onRoute(.upgrade) { _ in .stop }
    let window = try TestWindow(router)
    let report = ErrorReport(example.error, origin: example.origin)
    let intention = Intention()
    intention.offer(after: 1)
    let forced = ErrorPolicy("report(_:origin:to:)") { Otherwise(.alert) }.decision(for: report)
    var delivery = Delivery(
      report, in: router.journal,
      forced: example.isForced ? forced : nil,
      isShown: example.isShown, intention: intention)
    delivery.surroundings.policies = example.policies.compactMap { Self.policies[$0] }
    router.deliver(delivery)

    let entry = try #require(router.journal.entries.first)
    #expect(entry.path.map(\.policy).joined(separator: " ") == example.path)
    #expect(entry.path.last?.disposition == example.expected)
    try answer(example.expected, isShown: example.isShown, in: window)
    let outcome = await ReportHandle(delivery).outcome
    #expect(outcome.kind == kind(of: example.expected, isShown: example.isShown))
    #expect(await intention.isAccepted() == false)
    #expect(router.journal.entries.map(\.outcome) == [outcome])
  }

  @Test func `a route without a handler doesn't present an error that a view shows`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.route("nowhere")) })
    let window = try TestWindow(router)
    let report = ErrorReport(RouterError.declined, origin: .firstLoad)
    let delivery = Delivery(report, in: router.journal, isShown: true)
    router.deliver(delivery)
    #expect(await ReportHandle(delivery).outcome == .inlined)
    #expect(window.alert == nil)
  }

  /// Answers the expected presentation, and expects no presentation elsewhere.
  private func answer(_ disposition: Disposition, isShown: Bool, in window: TestWindow) throws {
    let shown = [
      window.alert != nil, window.sheet != nil, window.banner != nil, window.toast != nil,
    ]
    switch disposition {
    case .present(_, evenIfShown: false), .inline:
      guard !isShown else { return #expect(shown == [false, false, false, false]) }
    case .log, .ignore, .parent, .route:
      return #expect(shown == [false, false, false, false])
    case .present: break
    }
    switch disposition {
    case .present(.alert, _):
      #expect(shown == [true, false, false, false])
      try window.press(#require(window.alert?.actions.last?.title))
    case .present(.sheet, _):
      #expect(shown == [false, true, false, false])
      try window.press(#require(window.sheet?.actions.last?.title))
    case .present(.banner, _):
      #expect(shown == [false, false, true, false])
      window.top.banners.dismissShown()
    case .present(.inbox, _):
      #expect(shown == [false, false, false, false])
      #expect(window.router.inbox.entries.count == 1)
      window.router.inbox.removeAll()
    default:
      #expect(shown == [false, false, false, true])
      window.top.toasts.dismissShown()
    }
  }

  private func kind(of disposition: Disposition, isShown: Bool) -> Outcome.Kind {
    switch disposition {
    case .present(_, evenIfShown: false), .inline: isShown ? .inlined : .presented
    case .present: .presented
    case .log: .logged
    case .ignore, .parent: .ignored
    case .route: .handled
    }
  }
}
