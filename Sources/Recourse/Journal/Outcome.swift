/// What became of a report: each report gets exactly one.
///
/// ```swift
/// journal.settle(report.id, as: .presented(action: "Try Again"))
/// ```
public enum Outcome: Sendable, Hashable, Codable {
  /// A person has seen it, and taken this action; nil when they have only dismissed it.
  case presented(action: String?)
  /// It was counted in with another report.
  case coalesced(into: ErrorReport.ID)
  /// It was shown where the operation was started.
  case inlined
  /// Code has dealt with it.
  case handled
  /// It was recorded, and shown to nobody.
  case logged
  /// It was none, a cancellation for example, or a policy wants it ignored.
  case ignored
  /// It was no longer true before anybody had seen it.
  case superseded
  /// There was nowhere to show it until the end.
  case undeliverable

  /// The outcome without what belongs to it.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, CodingKeyRepresentable {
    /// See ``Outcome/presented(action:)``.
    case presented
    /// See ``Outcome/coalesced(into:)``.
    case coalesced
    /// See ``Outcome/inlined``.
    case inlined
    /// See ``Outcome/handled``.
    case handled
    /// See ``Outcome/logged``.
    case logged
    /// See ``Outcome/ignored``.
    case ignored
    /// See ``Outcome/superseded``.
    case superseded
    /// See ``Outcome/undeliverable``.
    case undeliverable
  }

  /// Which outcome it is.
  public var kind: Kind {
    switch self {
    case .presented: .presented
    case .coalesced: .coalesced
    case .inlined: .inlined
    case .handled: .handled
    case .logged: .logged
    case .ignored: .ignored
    case .superseded: .superseded
    case .undeliverable: .undeliverable
    }
  }
}

extension Outcome: CustomStringConvertible, CustomReflectable {
  /// The outcome in words for a developer, without the title of the action.
  public var description: String {
    switch self {
    case .presented(action: .some): "presented, answered with an action"
    case .coalesced(let id): "coalesced into \(id)"
    default: kind.rawValue
    }
  }

  /// A mirror without children, so that no dump shows the title of an action, which may contain a payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .enum) }
}
