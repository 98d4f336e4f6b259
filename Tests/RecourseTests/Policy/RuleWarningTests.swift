import Foundation
import Recourse
import Testing

/// Tests the warnings about rules that can never apply, which no decision reveals.
@Suite struct RuleWarningTests {
  @Test func `a policy warns about a rule below another that matches the same reports`() {
    let line = #line + 2
    let policy = ErrorPolicy("shop") {
      On(URLError.self, .toast)
      On(URLError.notConnectedToInternet, .banner)
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
      On(status: 400...499, .toast)
      On(status: 500..<600, .alert)
      On(status: 450...550, .log)
      On([URLError.timedOut, .badURL], .toast)
      On(domain: NSURLErrorDomain, codes: [-1001, -1000], .log)
      On(origins: [.launch, .refresh], .log)
      On(origins: [.refresh], .toast)
    }
    #expect(policy.warnings.count == 3)
    #expect(policy.warnings.allSatisfy { $0.contains(#fileID) })
  }

  @Test func `a policy warns about a rule that matches nothing`() {
    let empty = ErrorPolicy {
      On(Set<URLError.Code>(), .toast)
      On(Set<CocoaError.Code>()) { _ in .toast }
      On(status: 500..<500, .toast)
      On(status: 1_000..., .toast)
      On(status: -4, .toast)
      On(origins: [], .toast)
      On(NotEqual.failed, .toast)
    }
    #expect(empty.warnings.count == 7)
    #expect(empty.warnings[2].contains("HTTP status"))
  }

  @Test func `a rule for a cancellation never applies`() {
    let policy = ErrorPolicy {
      On(CancellationError.self, .alert)
      On(URLError(.cancelled), .alert)
      On(URLError.cancelled) { _ in .alert }
      On(CocoaError.userCancelled, .alert)
      On(domain: NSPOSIXErrorDomain, codes: [Int(ECANCELED)], .alert)
      On(PolicySyncError.cancelled, .alert)
      On(NSError(domain: "SKErrorDomain", code: 2), .alert)
      On([URLError.cancelled, .badURL], .alert)
    }
    #expect(policy.warnings.count == 7)
    #expect(policy.warnings.allSatisfy { $0.contains("cancellation") })
  }

  @Test func `a rule that defers to the parent covers later rules of its own policy only`() {
    let inner = ErrorPolicy("inner") {
      On(URLError.self) { _ in .parent }
      On(URLError.timedOut, .toast)
    }
    #expect(inner.warnings.count == 1)
    let outer = ErrorPolicy("outer") {
      inner
      On(URLError.badURL, .alert)
      On(URLError.self, .banner)
    }
    #expect(outer.warnings.isEmpty)
    let final = ErrorPolicy("final") {
      ErrorPolicy { Otherwise(.log) }
      On(URLError.self, .toast)
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
        On(PolicyAPIError.self, .toast)
        On(PolicyAPIError.overloaded, second)
      },
      Pair("a type below a closure for it") {
        On(PolicyAPIError.self) { _ in .toast }
        On(PolicyAPIError.self, second)
      },
      Pair("the same value") {
        On(PolicyInputError(field: "a"), .toast)
        On(PolicyInputError(field: "a"), second)
      },
      Pair("a type below its domain") {
        On(domain: NSURLErrorDomain, .toast)
        On(URLError.self, second)
      },
      Pair("a domain below its type") {
        On(CocoaError.self, .toast)
        On(domain: NSCocoaErrorDomain, codes: [255], second)
      },
      Pair("a system error below its code") {
        On(URLError.timedOut, .toast)
        On(URLError(.timedOut, userInfo: ["a": "b"]), second)
      },
      Pair("the same status") {
        On(status: 503, .toast)
        On(status: 503...503, second)
      },
      Pair("a subclass below its class") {
        On(PolicyObjectError.self, .toast)
        On(PolicyObjectError.self, second)
      },
      Pair("anything below a rule for all errors") {
        On((any Error).self, .toast)
        On("a condition", where: { _ in true }, second)
      },
      Pair("anything below a rule for all origins") {
        On(origins: Set(ErrorOrigin.allCases), .toast)
        On(status: 503, second)
      },
      Pair("anything below an Otherwise that leaves it to the parent") {
        Otherwise(.parent)
        On(PolicyObjectError.self, second)
      },
    ]

    static let overlapping = [
      Pair("a type below one of its values") {
        On(PolicyAPIError.overloaded, .toast)
        On(PolicyAPIError.self, .alert)
      },
      Pair("another value") {
        On(PolicyInputError(field: "a"), .toast)
        On(PolicyInputError(field: "b"), .alert)
      },
      Pair("a type below one of its codes") {
        On(URLError.timedOut, .toast)
        On(URLError.self, .alert)
      },
      Pair("a wider range") {
        On(status: 503, .toast)
        On(status: 500...599, .alert)
      },
      Pair("conditions of one name") {
        On("old", where: { _ in true }, .toast)
        On("old", where: { _ in true }, .alert)
      },
      Pair("a rule below an origin") {
        On(origins: [.launch], .toast)
        On(URLError.self, .alert)
      },
      Pair("another domain") {
        On(domain: "Shop", .toast)
        On(domain: "Warehouse", .alert)
      },
    ]
  }
}

private struct BusyError: Error {}

private enum NotEqual: Error, Equatable {
  case failed

  static func == (lhs: Self, rhs: Self) -> Bool { false }
}
