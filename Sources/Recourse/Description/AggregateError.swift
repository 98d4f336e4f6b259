import Foundation

/// The failures of several elements of one operation, which are reported as one problem.
///
/// `withAll` throws this error, and `ErrorRouter.attemptAll` reports it. Its description states how
/// many elements failed, and lists each distinct problem once, with the number of its elements. The
/// fingerprint depends on the problems alone, not on the numbers.
///
/// ```swift
/// static let app = ErrorPolicy {
///   On(.type(AggregateError.self), .banner)
///   Otherwise(.alert)
/// }
/// ```
public struct AggregateError: CauseProvider, ErrorRemedyProvider, Sendable {
  /// The errors of all failed elements, in the order of the elements.
  public let failures: [any Error]
  /// The number of elements, including those that succeeded.
  public let total: Int
  /// What has succeeded in spite of the failures, such as an array of values; nil if nothing has.
  ///
  /// A load of a value of that type shows it, unless it has a value already, and offers to try
  /// again. `withAll(_:keeping:)` sets it.
  public private(set) var value: (any Sendable)?
  /// One error of each distinct problem: the error that requests the longest delay.
  public let causes: [any Error]
  /// The remedy: `.transient` if a retry may help at least one failed element.
  public let remedy: ErrorRemedy
  /// Whether no failed element had any effect.
  public let isUnprocessed: Bool
  /// The app's own title; nil for the built-in title.
  private(set) var title: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - failures: The errors of all failed elements, in the order of the elements. Must not be
  ///     empty.
  ///   - total: The number of elements, including those that succeeded.
  ///   - value: What has succeeded in spite of the failures. The default is nil: nothing.
  ///   - title: The app's own title. The default is nil: the built-in title, such as "3 of 20
  ///     couldn’t be completed".
  public init(
    _ failures: [any Error], total: Int, value: (any Sendable)? = nil, title: ErrorTitle? = nil
  ) {
    precondition(
      !failures.isEmpty, "AggregateError: no failures; an operation without is a success")
    self.failures = failures
    self.total = max(total, failures.count)
    self.value = value
    self.title = PlainText.title(ErrorDescriber().words(of: title))
    let date = Date()
    var problems: [String: (error: any Error, delay: Duration)] = [:]
    var remedies: Set<ErrorRemedy> = []
    var hadNoEffect = true
    for failure in failures {
      let tree = CauseTree(failure)
      remedies.insert(tree.remedy)
      hadNoEffect = hadNoEffect && tree.isProofThatNothingWasDone
      let delay = tree.requestedDelay(at: date) ?? .zero
      let problem = Fingerprint(of: tree).key
      if let known = problems[problem], known.delay >= delay { continue }
      problems[problem] = (failure, delay)
    }
    // Sorted, because the order of the elements is no part of the problem's identity.
    isUnprocessed = hadNoEffect
    causes = problems.sorted { $0.key < $1.key }.map(\.value.error)
    remedy =
      if !remedies.isDisjoint(with: [.transient, .unknown]) { .transient } else {
        remedies.contains(.needsUser) ? .needsUser : .permanent
      }
  }

  /// Returns the same failures with the app's own title.
  func titled(_ title: String?) -> AggregateError {
    var error = self
    error.title = PlainText.title(title)
    return error
  }

  /// Returns the same failures with what has succeeded.
  func keeping(_ value: any Sendable) -> AggregateError {
    var error = self
    error.value = value
    return error
  }

  /// Returns what an error has kept of a value of a type; nil if there is nothing.
  package static func value<Value>(of type: Value.Type, keptBy error: any Error) -> Value? {
    CauseTree(error).errors.lazy.compactMap { ($0 as? AggregateError)?.value }
      .compactMap { $0 as? Value }.first
  }

  /// The cause that all failures share, and an error that declares or implies it; nil if there is
  /// none.
  var sharedCause: (cause: SharedCause, error: any Error)? {
    let shared = causes.map { CauseTree($0).sharedCause }
    guard let first = shared.first ?? nil, shared.allSatisfy({ $0?.cause == first.cause }) else {
      return nil
    }
    return first
  }
}

extension AggregateError: SafelyDescribed {
  /// The numbers and the problems, on one line without payloads.
  package var safeText: String {
    let labels = causes.map { ErrorLabel(of: $0).text }.joined(separator: ", ")
    return "AggregateError \(failures.count) of \(total) ← \(labels)"
  }
}

extension AggregateError: PublicDetailsProvider {
  /// The number of failed elements, and the number of elements.
  public var publicDetails: [String: String] {
    ["failed": "\(failures.count)", "total": "\(total)"]
  }
}
