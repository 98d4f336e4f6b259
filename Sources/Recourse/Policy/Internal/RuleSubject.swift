import Foundation

/// The reports that a rule matches, in a form that allows rules to be compared.
///
/// A subject serves only to find the rules that never apply. The rule itself decides whether it
/// applies to a report.
enum RuleSubject: Sendable {
  case everything
  /// No report, with the reason and a fix.
  case nothing(String)
  case type(any Error.Type)
  case value(any Error & Equatable)
  /// The errors of a domain with certain codes; nil stands for all codes.
  case domain(String, codes: Set<Int>?)
  case statuses(Set<Int>)
  case origins(Set<ErrorOrigin>)
  /// A condition that only the app's code can evaluate.
  case condition

  /// Returns the subject of a rule for a type of error.
  static func errors(_ type: any Error.Type) -> RuleSubject {
    if type == (any Error).self { return .everything }
    if type == CancellationError.self { return .cancellation }
    guard let type = type as? any _BridgedStoredNSError.Type else { return .type(type) }
    return .domain(type.errorDomain, codes: nil)
  }

  /// Returns the subject of a rule for one error.
  static func error(_ error: some Error & Equatable) -> RuleSubject {
    if error.isCancellation { return .cancellation }
    if error != error { return .nothing("it isn't equal to itself; match its type") }
    guard error.isSystemError, let identity = error.systemIdentity else { return .value(error) }
    return .domain(identity.domain, codes: [identity.code])
  }

  /// Returns the subject of a rule for codes of a domain.
  static func codes(_ codes: Set<Int>, in domain: String) -> RuleSubject {
    let failures = codes.filter { CodeTable.row(of: $0, in: domain)?.meaning != .cancelled }
    return failures.isEmpty ? .cancellation : .domain(domain, codes: failures)
  }

  /// Returns the subject of a rule for HTTP statuses.
  static func http(_ statuses: Set<Int>) -> RuleSubject {
    statuses.isEmpty
      ? .nothing("it contains no HTTP status; statuses have three digits") : .statuses(statuses)
  }

  /// Returns the subject of a rule for origins.
  static func reports(from origins: Set<ErrorOrigin>) -> RuleSubject {
    if origins.isEmpty { return .nothing("it names no origin; name one, or remove the rule") }
    return origins.count == ErrorOrigin.allCases.count ? .everything : .origins(origins)
  }

  private static let cancellation = nothing(
    "it is about a cancellation, which is ignored before any rule; remove the rule")
}

extension RuleSubject {
  /// Returns the part of the subject that another rule doesn't cover; nil if that rule covers
  /// nothing.
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

  /// Returns the elements that remain without others; nil stands for all elements.
  private static func rest<Element>(
    of elements: Set<Element>?, without others: Set<Element>?,
    as subject: (Set<Element>) -> RuleSubject
  ) -> RuleSubject? {
    guard let others else { return .covered }
    guard let elements, !elements.isDisjoint(with: others) else { return nil }
    let rest = elements.subtracting(others)
    return rest.isEmpty ? .covered : subject(rest)
  }

  /// Returns whether all errors of a type also have another type.
  private static func isType<Other: Error>(_ type: any Error.Type, _ other: Other.Type) -> Bool {
    type is Other.Type
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { other as? Self == self }
}
