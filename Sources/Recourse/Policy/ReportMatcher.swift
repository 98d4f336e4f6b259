import Foundation

/// The reports to which a rule of a policy applies.
///
/// A matcher for errors matches an error or any of its causes. The error itself is checked first,
/// then its direct causes, then theirs; cancelled causes are skipped.
///
/// ```swift
/// ErrorPolicy {
///   On(.error(APIError.sessionExpired), .route(.signIn))
///   On(.code(URLError.notConnectedToInternet), .banner)
///   On(.type(URLError.self), .toast)
///   On(.status(500...599), .toast)
///   On(.domain("Shop", codes: [401, 403]), .alert)
///   On(.origin(.background, .prefetch), .log)
///   On(.where("uploads") { $0.retryKey == .upload }, .banner)
/// }
/// ```
public struct ReportMatcher: Sendable {
  /// The matching reports, for comparison with other matchers.
  let subject: RuleSubject
  /// The matching reports in words for developers, as they are written in code.
  let words: String
  let matches: @MainActor (ErrorReport) -> Bool

  /// Matches a type of error.
  ///
  /// - Parameter type: The type of the error or of one of its causes. `(any Error).self` matches
  ///   all reports.
  /// - Returns: A matcher for the type.
  public static func type<Failure: Error>(_ type: Failure.Type) -> ReportMatcher {
    let matcher = TypeMatcher(type)
    return ReportMatcher(subject: .errors(type), words: String(describing: type)) {
      $0.classified.first(matcher) != nil
    }
  }

  /// Matches one error value.
  ///
  /// A system error, such as `URLError(.timedOut)` or an `NSError`, is compared by domain and code.
  ///
  /// - Parameter error: The value that the error or one of its causes must equal.
  /// - Returns: A matcher for the value.
  public static func error<Failure: Error & Equatable>(_ error: Failure) -> ReportMatcher {
    // Foundation includes `userInfo` in comparisons of its errors, which a rule can't know.
    if error.isSystemError, let identity = error.systemIdentity {
      return codes([identity.code], in: identity.domain, subject: .error(error))
    }
    let type = String(describing: Swift.type(of: error))
    let matcher = TypeMatcher<Failure>()
    return ReportMatcher(
      subject: .error(error), words: ErrorLabel.caseName(of: error).map { "\(type).\($0)" } ?? type
    ) { $0.classified.first(matcher) { $0 == error } != nil }
  }

  /// Matches system error codes.
  ///
  /// - Parameter codes: The codes to match in the error or in one of its causes, such as
  ///   `URLError.timedOut`.
  /// - Returns: A matcher for the codes.
  public static func code<Code: SystemErrorCode>(_ codes: Code...) -> ReportMatcher {
    let numbers = Set(codes.map { Int(clamping: $0.rawValue) })
    return Self.codes(
      numbers, in: Code.errorDomain, subject: .codes(numbers, in: Code.errorDomain))
  }

  /// Matches errors by domain and code.
  ///
  /// - Parameters:
  ///   - domain: The domain of the error or of one of its causes.
  ///   - codes: The codes in the domain. The default is an empty set, which matches every code.
  /// - Returns: A matcher for the domain and the codes.
  public static func domain(_ domain: String, codes: Set<Int> = []) -> ReportMatcher {
    let subject: RuleSubject =
      codes.isEmpty ? .domain(domain, codes: nil) : .codes(codes, in: domain)
    return Self.codes(codes.isEmpty ? nil : codes, in: domain, subject: subject)
  }

  /// Matches an HTTP status of an ``HTTPStatusProvider``.
  ///
  /// - Parameter status: The status of the error or of one of its causes, such as 503.
  /// - Returns: A matcher for the status.
  public static func status(_ status: Int) -> ReportMatcher {
    self.status(status...status)
  }

  /// Matches a range of HTTP statuses of an ``HTTPStatusProvider``.
  ///
  /// - Parameter range: The range, such as `500...599` or `500...`. A rule whose range contains no
  ///   HTTP status never applies, and its policy writes a warning in a debug build.
  /// - Returns: A matcher for the statuses.
  public static func status(_ range: some RangeExpression<Int>) -> ReportMatcher {
    // An HTTP status has three digits.
    let statuses = Set((100...999).filter(range.contains))
    let bounds = [statuses.min(), statuses.max()].compactMap { $0.map(String.init) }
    let words = Set(bounds).count < 2 ? bounds.first ?? "none" : bounds.joined(separator: "...")
    return ReportMatcher(subject: .http(statuses), words: "status \(words)") {
      $0.classified.contains(statuses: statuses)
    }
  }

  /// Matches reports by origin.
  ///
  /// - Parameter origins: The origins of matching reports. A rule that names none never applies,
  ///   and its policy writes a warning in a debug build.
  /// - Returns: A matcher for the origins.
  public static func origin(_ origins: ErrorOrigin...) -> ReportMatcher {
    let origins = Set(origins)
    let list = ErrorOrigin.allCases.filter(origins.contains).map(\.rawValue)
    return ReportMatcher(subject: .reports(from: origins), words: list.joined(separator: ", ")) {
      origins.contains($0.origin)
    }
  }

  /// Matches reports that meet a condition.
  ///
  /// - Parameters:
  ///   - name: A description of the condition for developers. The default is "a condition".
  ///   - condition: Returns whether the rule applies to a report.
  /// - Returns: A matcher for the condition.
  public static func `where`(
    _ name: String = "a condition", _ condition: @escaping @MainActor (ErrorReport) -> Bool
  ) -> ReportMatcher {
    ReportMatcher(subject: .condition, words: name, matches: condition)
  }

  /// The matcher of all reports.
  static let otherwise = ReportMatcher(subject: .everything, words: "otherwise") { _ in true }

  /// Matches codes of a domain; nil matches all codes.
  private static func codes(
    _ codes: Set<Int>?, in domain: String, subject: RuleSubject
  ) -> ReportMatcher {
    let list = codes.map { $0.sorted().map(String.init).joined(separator: ", ") }
    return ReportMatcher(subject: subject, words: list.map { "\(domain) \($0)" } ?? domain) {
      $0.classified.contains(domain: domain, codes: codes)
    }
  }
}

extension ReportMatcher: SafelyDescribed {
  /// The matching reports in one line.
  package var safeText: String { words }
}
