/// The outcome of a report: each report has exactly one.
///
/// ```swift
/// let handle = router.report(error, origin: .userAction)
/// if case .presented(let action) = await handle.outcome { log(action ?? "closed") }
/// ```
public enum Outcome: Sendable, Hashable, Codable {
  /// A person saw the report and chose this action; nil if they only dismissed it.
  case presented(action: String?)
  /// The failed operation ran again after the report, and succeeded.
  case repaired(by: Repair)
  /// The report was counted with another report of the same problem.
  case coalesced(into: ErrorReport.ID)
  /// The report was presented inline, where the operation was started.
  ///
  /// If a load then succeeds for the view that shows its failure, ``repaired(by:)`` replaces the
  /// outcome. A journal that no longer keeps the report doesn't notice.
  case inlined
  /// Code handled the error.
  case handled
  /// The code that ran the operation went on without its value, or with another one.
  case recovered
  /// The report was recorded and not presented.
  case logged
  /// The report was not a failure, for example a cancellation, or a policy ignores the error.
  case ignored
  /// The report was resolved before a person saw it.
  case resolved
  /// No router received the report, or its window was closed before the report was presented.
  case undeliverable

  /// The reason for a run of a failed operation that succeeded.
  ///
  /// ```swift
  /// let repaired = journal.entries.count { $0.outcome == .repaired(by: .tryAgain) }
  /// ```
  public enum Repair: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
    /// A person chose to try again.
    case tryAgain
    /// The handler of a route, such as a sign-in, made another run possible.
    case route
    /// The network was reachable again, or the person was back in the app.
    case reconnection
  }

  /// The outcome without its associated values.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
    /// See ``Outcome/presented(action:)``.
    case presented
    /// See ``Outcome/repaired(by:)``.
    case repaired
    /// See ``Outcome/coalesced(into:)``.
    case coalesced
    /// See ``Outcome/inlined``.
    case inlined
    /// See ``Outcome/handled``.
    case handled
    /// See ``Outcome/recovered``.
    case recovered
    /// See ``Outcome/logged``.
    case logged
    /// See ``Outcome/ignored``.
    case ignored
    /// See ``Outcome/resolved``.
    case resolved
    /// See ``Outcome/undeliverable``.
    case undeliverable
  }

  /// The kind of the outcome.
  public var kind: Kind {
    switch self {
    case .presented: .presented
    case .repaired: .repaired
    case .coalesced: .coalesced
    case .inlined: .inlined
    case .handled: .handled
    case .recovered: .recovered
    case .logged: .logged
    case .ignored: .ignored
    case .resolved: .resolved
    case .undeliverable: .undeliverable
    }
  }

  /// Returns an outcome in words for a developer, such as "repaired (tryAgain)".
  package static func text(of kind: Kind?, _ repair: Repair?) -> String {
    (kind?.rawValue ?? "pending") + (repair.map { " (\($0.rawValue))" } ?? "")
  }

  /// The reason for the run that succeeded; nil unless the failure was repaired.
  package var repair: Repair? {
    if case .repaired(let repair) = self { repair } else { nil }
  }
}

extension Outcome: SafelyDescribed {
  /// The outcome in words for a developer, without the title of the action.
  package var safeText: String {
    switch self {
    case .presented(action: .some): "presented, answered with an action"
    case .coalesced(let id): "coalesced into \(id)"
    default: Self.text(of: kind, repair)
    }
  }
}
