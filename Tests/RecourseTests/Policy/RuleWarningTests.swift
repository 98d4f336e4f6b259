import Foundation
import Recourse
import Testing

/// Tests the warnings about rules that can never apply, which no decision reveals.
@Suite struct RuleWarningTests {
  @Test func `a policy warns about a rule below another that matches the same reports`() {
    let line = #line + 2
    let policy = ErrorPolicy("shop") {
      On(.type(URLError.self), .toast)
      On(.code(URLError.notConnectedToInternet), .banner)
    }
    let file = #fileID
    #expect(
      policy.warnings == [
        """
        the policy shop never applies its rule for NSURLErrorDomain -1009 (\(file):\(line + 1)): \
        URLError (\(file):\(line)) stands above it and applies to the same reports; move the rule \
        up, or remove it
        """
      ])
  }

  @Test(arguments: Pair.covering)
  func `a rule covered by an earlier one never applies`(_ pair: Pair) {
    #expect(pair.policy.warnings.count == 1)
  }

  @Test(arguments: Pair.overlapping)
  func `a rule that is covered only in part causes no warning`(_ pair: Pair) {
    #expect(pair.policy.warnings.isEmpty)
  }

  @Test func `several rules together cover a later one`() {
    let policy = ErrorPolicy {
      On(.status(400...499), .toast)
      On(.status(500..<600), .alert)
      On(.status(450...550), .log)
      On(.code(URLError.timedOut, .badURL), .toast)
      On(.domain(NSURLErrorDomain, codes: [-1001, -1000]), .log)
      On(.origin(.launch, .refresh), .log)
      On(.origin(.refresh), .toast)
    }
    #expect(policy.warnings.count == 3)
    #expect(policy.warnings.allSatisfy { $0.contains(#fileID) })
  }

  @Test func `a policy warns about a rule that matches nothing`() {
    let empty = ErrorPolicy {
      On(.status(500..<500), .toast)
      On(.status(1_000...), .toast)
      On(.status(-4), .toast)
      On(.origin(), .toast)
      On(.error(NotEqual.failed), .toast)
    }
    #expect(empty.warnings.count == 5)
    #expect(empty.warnings[0].contains("HTTP status"))
  }

  @Test func `a rule for a cancellation never applies`() {
    let policy = ErrorPolicy {
      On(.type(CancellationError.self), .alert)
      On(.error(URLError(.cancelled)), .alert)
      On(.code(URLError.cancelled)) { _ in .alert }
      On(.code(CocoaError.userCancelled), .alert)
      On(.domain(NSPOSIXErrorDomain, codes: [Int(ECANCELED)]), .alert)
      On(.error(PolicySyncError.cancelled), .alert)
      On(.error(NSError(domain: "SKErrorDomain", code: 2)), .alert)
      On(.code(URLError.cancelled, .badURL), .alert)
    }
    #expect(policy.warnings.count == 7)
    #expect(policy.warnings.allSatisfy { $0.contains("cancellation") })
  }

  @Test func `a rule that defers to the parent covers later rules of its own policy only`() {
    let inner = ErrorPolicy("inner") {
      On(.type(URLError.self)) { _ in .parent }
      On(.code(URLError.timedOut), .toast)
    }
    #expect(inner.warnings.count == 1)
    let outer = ErrorPolicy("outer") {
      inner
      On(.code(URLError.badURL), .alert)
      On(.type(URLError.self), .banner)
    }
    #expect(outer.warnings.isEmpty)
    let final = ErrorPolicy("final") {
      ErrorPolicy { Otherwise(.log) }
      On(.type(URLError.self), .toast)
      Otherwise(.alert)
    }
    #expect(final.warnings.count == 2)
  }

  @MainActor
  @Test func `a rule with a warning never decides`() {
    for pair in Pair.covering {
      for error in Pair.errors {
        let decision = pair.policy.decision(for: ErrorReport(error, origin: .launch))
        #expect(!decision.path.contains { $0.disposition == .route("second") }, "\(pair.name)")
      }
    }
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let policy: ErrorPolicy

    var testDescription: String { name }

    init(
      _ name: String, @ErrorPolicyBuilder rules: () -> ErrorPolicyBuilder.Rules
    ) {
      self.name = name
      policy = ErrorPolicy(name, rules: rules)
    }

    private static let second = Disposition.route("second")

    static let errors: [any Error] = [
      URLError(.timedOut), NSError(domain: NSURLErrorDomain, code: -1001), CocoaError(.fileLocking),
      PolicyAPIError.overloaded, PolicyInputError(field: "a"), PolicyObjectError(), BusyError(),
      RouterHTTPError(statusCode: 503), NSError(domain: "Shop", code: 1),
    ]

    static let covering = [
      Pair("a value below its type") {
        On(.type(PolicyAPIError.self), .toast)
        On(.error(PolicyAPIError.overloaded), second)
      },
      Pair("a type below a closure for it") {
        On(.type(PolicyAPIError.self)) { _ in .toast }
        On(.type(PolicyAPIError.self), second)
      },
      Pair("the same value") {
        On(.error(PolicyInputError(field: "a")), .toast)
        On(.error(PolicyInputError(field: "a")), second)
      },
      Pair("a type below its domain") {
        On(.domain(NSURLErrorDomain), .toast)
        On(.type(URLError.self), second)
      },
      Pair("a domain below its type") {
        On(.type(CocoaError.self), .toast)
        On(.domain(NSCocoaErrorDomain, codes: [255]), second)
      },
      Pair("a system error below its code") {
        On(.code(URLError.timedOut), .toast)
        On(.error(URLError(.timedOut, userInfo: ["a": "b"])), second)
      },
      Pair("the same status") {
        On(.status(503), .toast)
        On(.status(503...503), second)
      },
      Pair("a subclass below its class") {
        On(.type(PolicyObjectError.self), .toast)
        On(.type(PolicyObjectError.self), second)
      },
      Pair("anything below a rule for all errors") {
        On(.type((any Error).self), .toast)
        On(.where("a condition") { _ in true }, second)
      },
      Pair("anything below a rule for all origins") {
        On(.origin(.userAction, .firstLoad, .refresh, .background, .prefetch, .launch), .toast)
        On(.status(503), second)
      },
      Pair("anything below an Otherwise that leaves it to the parent") {
        Otherwise(.parent)
        On(.type(PolicyObjectError.self), second)
      },
    ]

    static let overlapping = [
      Pair("a type below one of its values") {
        On(.error(PolicyAPIError.overloaded), .toast)
        On(.type(PolicyAPIError.self), .alert)
      },
      Pair("another value") {
        On(.error(PolicyInputError(field: "a")), .toast)
        On(.error(PolicyInputError(field: "b")), .alert)
      },
      Pair("a type below one of its codes") {
        On(.code(URLError.timedOut), .toast)
        On(.type(URLError.self), .alert)
      },
      Pair("a wider range") {
        On(.status(503), .toast)
        On(.status(500...599), .alert)
      },
      Pair("conditions of one name") {
        On(.where("old") { _ in true }, .toast)
        On(.where("old") { _ in true }, .alert)
      },
      Pair("a rule below an origin") {
        On(.origin(.launch), .toast)
        On(.type(URLError.self), .alert)
      },
      Pair("another domain") {
        On(.domain("Shop"), .toast)
        On(.domain("Warehouse"), .alert)
      },
    ]
  }
}

private struct BusyError: Error {}

private enum NotEqual: Error, Equatable {
  case failed

  static func == (lhs: Self, rhs: Self) -> Bool { false }
}
