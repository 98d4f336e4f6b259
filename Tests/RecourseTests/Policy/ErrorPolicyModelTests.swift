import Foundation
import Recourse
import RecourseTesting
import Testing

/// Compares random policies and errors with a model in a few lines.
@MainActor
@Suite struct ErrorPolicyModelTests {
  @Test(arguments: UInt64(1)...300)
  func `a policy applies the first matching rule of the model`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = (0..<Int.random(in: 0...12, using: &random)).map { ModelRule($0, using: &random) }
    let policy = ErrorPolicy { for rule in model { rule.rule } }
    for _ in 0..<20 {
      let error = ModelError.random(depth: 0, using: &random)
      let origin = ErrorOrigin.allCases.randomElement(using: &random) ?? .launch
      let report = ErrorReport(error.made, origin: origin)
      let expected = model.first { $0.applies(to: error, origin: origin) }?.disposition
      let decision = policy.decision(for: report)
      if let expected, expected != .parent {
        #expect(decision.disposition == expected)
        #expect(decision.path.count == 1)
      } else {
        #expect(decision.path.last?.policy == "standard" || decision.path.last?.policy == "always")
        #expect(decision.path.count == (expected == nil ? 1 : 2))
      }
    }
  }
}

/// An error in the model's terms.
private indirect enum ModelError {
  case api, input(Int), object, shop(Int), url
  case wrapped([ModelError])

  static func random(depth: Int, using random: inout SeededGenerator) -> ModelError {
    switch Int.random(in: 0..<(depth < 3 ? 7 : 5), using: &random) {
    case 0: .api
    case 1: .input(Int.random(in: 0..<3, using: &random))
    case 2: .object
    case 3: .shop(Int.random(in: 0..<3, using: &random))
    case 4: .url
    default:
      .wrapped(
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
          self.random(depth: depth + 1, using: &random)
        })
    }
  }

  var made: any Error {
    switch self {
    case .api: PolicyAPIError.overloaded
    case .input(let number): PolicyInputError(field: "\(number)")
    case .object: PolicyObjectError()
    case .shop(let code): NSError(domain: "Shop", code: code)
    case .url: URLError(.timedOut)
    case .wrapped(let causes): ModelWrapper(causes: causes.map(\.made))
    }
  }

  var all: [ModelError] {
    if case .wrapped(let causes) = self { [self] + causes.flatMap(\.all) } else { [self] }
  }
}

private struct ModelWrapper: CauseProvider {
  let causes: [any Error]
}

/// A rule in the model's terms.
private struct ModelRule {
  private enum Kind: CaseIterable {
    case api, overloaded, input, object, shop, url, urlDomain, origin, condition, wrapper, error
  }

  let disposition: Disposition
  private let kind: Kind
  private let number: Int
  private let origins: [ErrorOrigin]

  init(_ place: Int, using random: inout SeededGenerator) {
    kind = Kind.allCases.randomElement(using: &random) ?? .api
    number = Int.random(in: 0..<3, using: &random)
    origins = (0..<2).compactMap { _ in ErrorOrigin.allCases.randomElement(using: &random) }
    disposition =
      Int.random(in: 0..<8, using: &random) == 0
      ? .parent : .route(ErrorRoute(rawValue: "\(place)"))
  }

  var rule: On {
    switch kind {
    case .api: On(.type(PolicyAPIError.self), disposition)
    case .overloaded: On(.error(PolicyAPIError.overloaded), disposition)
    case .input: On(.error(PolicyInputError(field: "\(number)")), disposition)
    case .object: On(.type(PolicyObjectError.self), disposition)
    case .shop: On(.domain("Shop", codes: number == 0 ? [] : [number, 7]), disposition)
    case .url: On(.type(URLError.self), disposition)
    case .urlDomain: On(.domain(NSURLErrorDomain), disposition)
    case .origin: On(.origin(origins[0], origins[1]), disposition)
    case .condition: On(.where { [origins] in origins.contains($0.origin) }, disposition)
    case .wrapper: On(.type(ModelWrapper.self), disposition)
    case .error: On(.type((any Error).self), disposition)
    }
  }

  func applies(to error: ModelError, origin: ErrorOrigin) -> Bool {
    error.all.contains { error in
      switch (kind, error) {
      case (.api, .api), (.overloaded, .api), (.object, .object), (.url, .url), (.error, _),
        (.urlDomain, .url), (.wrapper, .wrapped):
        true
      case (.input, .input(let other)): number == other
      case (.shop, .shop(let code)): number == 0 || number == code
      case (.origin, _), (.condition, _): origins.contains(origin)
      default: false
      }
    }
  }
}
