import Foundation

/// What a rule is about, as far as two rules can be compared.
///
/// It finds the rules that never apply; whether a rule applies to a report, the rule itself decides.
enum RuleSubject: Sendable {
  case everything
  /// No report at all, with the reason and the way out.
  case nothing(String)
  case type(any Error.Type)
  case value(any Error & Equatable)
  /// A domain, with some of its codes or, for nil, all of them.
  case domain(String, codes: Set<Int>?)
  case statuses(Set<Int>)
  case origins(Set<ErrorOrigin>)
  /// Something that only the app's code knows.
  case condition

  /// What a rule for a type of error is about.
  static func errors(_ type: any Error.Type) -> RuleSubject {
    if type == (any Error).self { return .everything }
    if type == CancellationError.self { return .cancellation }
    guard let type = type as? any _BridgedStoredNSError.Type else { return .type(type) }
    return .domain(type.errorDomain, codes: nil)
  }

  /// What a rule for one error is about.
  static func error(_ error: some Error & Equatable) -> RuleSubject {
    if error.isCancellation { return .cancellation }
    if error != error { return .nothing("it isn't equal to itself; match its type") }
    guard error.isSystemError, let identity = error.systemIdentity else { return .value(error) }
    return .domain(identity.domain, codes: [identity.code])
  }

  /// What a rule for codes of a domain is about.
  static func codes(_ codes: Set<Int>, in domain: String) -> RuleSubject {
    if codes.isEmpty { return .nothing("it names no code; name one, or remove the rule") }
    let failures = codes.filter { !Cancellation.isCode($0, in: domain) }
    return failures.isEmpty ? .cancellation : .domain(domain, codes: failures)
  }

  /// What a rule for HTTP statuses is about.
  static func http(_ statuses: Set<Int>) -> RuleSubject {
    statuses.isEmpty
      ? .nothing("it contains no HTTP status; statuses have three digits") : .statuses(statuses)
  }

  /// What a rule for origins is about.
  static func reports(from origins: Set<ErrorOrigin>) -> RuleSubject {
    if origins.isEmpty { return .nothing("it names no origin; name one, or remove the rule") }
    return origins.count == ErrorOrigin.allCases.count ? .everything : .origins(origins)
  }

  private static let cancellation = nothing(
    "it is about a cancellation, which is ignored before any rule; remove the rule")
}

extension RuleSubject {
  /// What is left of the subject when another rule has applied to its own; nil if that takes nothing.
  func subtracting(_ other: RuleSubject) -> RuleSubject? {
    switch (self, other) {
    case (.nothing, _):
      return nil
    case (_, .everything):
      return .covered
    case (.domain(let domain, let codes), .domain(let other, let others)):
      guard domain == other else { return nil }
      return Self.rest(of: codes, without: others) { .domain(domain, codes: $0) }
    case (.statuses(let statuses), .statuses(let others)):
      return Self.rest(of: statuses, without: others) { .statuses($0) }
    case (.origins(let origins), .origins(let others)):
      return Self.rest(of: origins, without: others) { .origins($0) }
    case (.type(let type), .type(let other)):
      return Self.isType(type, other) ? .covered : nil
    case (.value(let value), .type(let other)):
      return Self.isType(Swift.type(of: value), other) ? .covered : nil
    case (.value(let value), .value(let other)):
      return value.isEqual(to: other) ? .covered : nil
    default:
      return nil
    }
  }

  private static let covered = nothing("")

  /// What is left of some elements, or of all for nil.
  private static func rest<Element>(
    of elements: Set<Element>?, without others: Set<Element>?,
    as subject: (Set<Element>) -> RuleSubject
  ) -> RuleSubject? {
    guard let others else { return .covered }
    guard let elements, !elements.isDisjoint(with: others) else { return nil }
    let rest = elements.subtracting(others)
    return rest.isEmpty ? .covered : subject(rest)
  }

  /// Whether all errors of a type are of another one.
  private static func isType<Other: Error>(_ type: any Error.Type, _ other: Other.Type) -> Bool {
    type is Other.Type
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}
