import Foundation
import Recourse
import Testing

@MainActor
@Suite struct PolicyNestingTests {
  private let checkout = ErrorPolicy("checkout") {
    On(.type(PolicyInputError.self), .inline)
    On(PolicyAPIError.self) { error, _ in error == .overloaded ? .toast : .parent }
    On(.error(PolicyAPIError.sessionExpired), .banner)
    On(.origin(.background), .parent)
  }
  private let root = ErrorPolicy("root") {
    On(.error(PolicyAPIError.sessionExpired), .route(.signIn))
    On(.type(PolicyInputError.self), .alert)
    On(.type(URLError.self), .parent)
    Otherwise(.sheet)
  }

  @Test(arguments: ErrorOrigin.allCases)
  func `consults a subtree's policy before its parents`(origin: ErrorOrigin) {
    func decide(_ error: any Error) -> Disposition {
      ErrorPolicy.decision(for: ErrorReport(error, origin: origin), in: [checkout, root])
        .disposition
    }
    #expect(decide(PolicyInputError(field: "a")) == .inline)
    #expect(decide(PolicyAPIError.overloaded) == .toast)
    #expect(decide(PolicyAPIError.sessionExpired) == .route(.signIn))
    #expect(decide(PolicyAPIError.rejected(file: "a")) == .sheet)
    #expect(decide(PolicyObjectError()) == .sheet)
  }

  @Test(arguments: ErrorOrigin.allCases)
  func `evaluates a nested policy in place and falls through to the rules after it`(
    origin: ErrorOrigin
  ) {
    let app = ErrorPolicy("app") {
      On(.type(URLError.self), .toast)
      checkout
      On(.error(PolicyAPIError.sessionExpired), .route(.signIn))
      On(.type(PolicyInputError.self), .alert)
      Otherwise(.sheet)
    }
    func decide(_ error: any Error) -> Disposition {
      app.decision(for: ErrorReport(error, origin: origin)).disposition
    }
    #expect(decide(URLError(.badURL)) == .toast)
    #expect(decide(PolicyInputError(field: "a")) == .inline)
    #expect(decide(PolicyAPIError.overloaded) == .toast)
    #expect(decide(PolicyAPIError.sessionExpired) == .route(.signIn))
    #expect(decide(PolicyObjectError()) == .sheet)
  }

  @Test func `parent leaves a nested policy for the enclosing one`() {
    let inner = ErrorPolicy("inner") {
      On(.type(PolicyAPIError.self), .parent)
      On(.type(PolicyAPIError.self), .alert)
    }
    let middle = ErrorPolicy("middle") {
      On(.type(URLError.self), .log)
      inner
      On(.type(PolicyAPIError.self), .parent)
      On(.type(PolicyAPIError.self), .sheet)
    }
    let outer = ErrorPolicy("outer") {
      On(.type(URLError.self), .log)
      middle
      On(.type(PolicyAPIError.self), .banner)
    }
    let decision = outer.decision(for: ErrorReport(PolicyAPIError.overloaded, origin: .launch))
    #expect(decision.disposition == .banner)
    #expect(decision.path.map(\.policy) == ["inner", "middle", "outer"])
  }

  @Test func `falls back to the standard policy and then to a toast`() {
    let silent = ErrorPolicy("silent") { On(.type(URLError.self), .parent) }
    func decide(_ origin: ErrorOrigin) -> PolicyDecision {
      silent.decision(for: ErrorReport(URLError(.timedOut), origin: origin))
    }
    #expect(decide(.background).disposition == .log)
    #expect(decide(.background).path.map(\.policy) == ["silent", "standard"])
    #expect(decide(.launch).disposition == .toast)
    #expect(decide(.launch).path.map(\.policy) == ["silent", "always"])
    let none = ErrorPolicy.decision(for: ErrorReport(URLError(.timedOut), origin: .launch), in: [])
    #expect(none.path.map(\.rule) == ["otherwise"])
  }

  @Test func `the decision's path names each rule, its policy, its disposition, and its source`() {
    let report = ErrorReport(PolicyAPIError.rejected(file: "secret.pdf"), origin: .background)
    let unnamed = ErrorPolicy {
      On(.error(PolicyAPIError.rejected(file: "secret.pdf")), .parent)
      On(.type(URLError.self), .toast)
    }
    let line = #line - 4
    let path = ErrorPolicy.decision(for: report, in: [unnamed, checkout, root]).path
    let file = #fileID
    #expect(path.map(\.policy) == ["\(file):\(line)", "checkout", "root"])
    #expect(path.map(\.rule) == ["PolicyAPIError.rejected", "PolicyAPIError", "otherwise"])
    #expect(path.map(\.disposition) == [.parent, .parent, .sheet])
    #expect(path.first?.source?.description == "\(file):\(line + 1)")
    #expect(
      path.first?.description
        == "\(file):\(line): PolicyAPIError.rejected → parent (\(file):\(line + 1))")
  }

  @Test func `names every kind of rule without the payload of an error`() {
    func words(_ error: any Error, _ rule: On) -> String? {
      ErrorPolicy { rule }.decision(for: ErrorReport(error, origin: .prefetch)).path.first?.rule
    }
    let object = NSError(domain: "Shop", code: 3, userInfo: ["a": "secret"])
    let input = PolicyInputError(field: "secret")
    #expect(words(object, On(.error(object), .log)) == "Shop 3")
    #expect(words(input, On(.error(input), .log)) == "PolicyInputError")
    #expect(words(object, On(.domain("Shop", codes: [3, 1]), .log)) == "Shop 1, 3")
    #expect(words(object, On(.domain("Shop"), .log)) == "Shop")
    #expect(words(input, On(.origin(.prefetch, .background), .log)) == "background, prefetch")
    #expect(words(input, On(.where { _ in true }, .log)) == "a condition")
    #expect(words(input, On(.where("old") { _ in true }, .log)) == "old")
  }
}
