import Foundation
import Recourse
import Testing

@MainActor
@Suite struct PolicyNestingTests {
  private let checkout = ErrorPolicy("checkout") {
    On(PolicyInputError.self, .inline)
    On(PolicyAPIError.self) { $0 == .overloaded ? .toast : .parent }
    On(PolicyAPIError.sessionExpired, .banner)
    On(origins: [.background], .parent)
  }
  private let root = ErrorPolicy("root") {
    On(PolicyAPIError.sessionExpired, .route(.signIn))
    On(PolicyInputError.self, .alert)
    On(URLError.self, .parent)
    Otherwise(.sheet)
  }

  @Test(arguments: ErrorOrigin.allCases)
  func `asks a subtree's policy first and then its parents`(origin: ErrorOrigin) {
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
  func `takes in a module's policy, and goes on after it where it falls back`(
    origin: ErrorOrigin
  ) {
    let app = ErrorPolicy("app") {
      On(URLError.self, .toast)
      checkout
      On(PolicyAPIError.sessionExpired, .route(.signIn))
      On(PolicyInputError.self, .alert)
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

  @Test func `leaves a policy within a policy for the one around it`() {
    let inner = ErrorPolicy("inner") {
      On(PolicyAPIError.self, .parent)
      On(PolicyAPIError.self, .alert)
    }
    let middle = ErrorPolicy("middle") {
      On(URLError.self, .log)
      inner
      On(PolicyAPIError.self, .parent)
      On(PolicyAPIError.self, .sheet)
    }
    let outer = ErrorPolicy("outer") {
      On(URLError.self, .log)
      middle
      On(PolicyAPIError.self, .banner)
    }
    let decision = outer.decision(for: ErrorReport(PolicyAPIError.overloaded, origin: .launch))
    #expect(decision.disposition == .banner)
    #expect(decision.path.map(\.policy) == ["inner", "middle", "outer"])
  }

  @Test func `ends with the standard policy, and then with a toast`() {
    let silent = ErrorPolicy("silent") { On(URLError.self, .parent) }
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

  @Test func `says why: which rule of which policy, with what it said, and where it stands`() {
    let report = ErrorReport(PolicyAPIError.rejected(file: "secret.pdf"), origin: .background)
    let unnamed = ErrorPolicy {
      On(PolicyAPIError.rejected(file: "secret.pdf"), .parent)
      On(URLError.self, .toast)
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

  @Test func `names every kind of rule, and nothing that an error carries`() {
    func words(_ error: any Error, _ rule: On) -> String? {
      ErrorPolicy { rule }.decision(for: ErrorReport(error, origin: .prefetch)).path.first?.rule
    }
    let object = NSError(domain: "Shop", code: 3, userInfo: ["a": "secret"])
    let input = PolicyInputError(field: "secret")
    #expect(words(object, On(object, .log)) == "Shop 3")
    #expect(words(input, On(input, .log)) == "PolicyInputError")
    #expect(words(object, On(domain: "Shop", codes: [3, 1], .log)) == "Shop 1, 3")
    #expect(words(object, On(domain: "Shop", .log)) == "Shop")
    #expect(words(input, On(origins: [.prefetch, .background], .log)) == "background, prefetch")
    #expect(words(input, On(where: { _ in true }, .log)) == "a condition")
    #expect(words(input, On("old", where: { _ in true }, .log)) == "old")
  }
}
