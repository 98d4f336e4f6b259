/// A rule of a policy, whatever it is about.
struct PolicyRule: Sendable {
  /// Which reports the rule may apply to.
  ///
  /// The index goes by it; where it includes too many, the rule itself says no.
  enum Scope: Sendable {
    /// Errors of one type that is no class, among the causes too.
    case value(ObjectIdentifier)
    /// Errors whose type is a class.
    case object
    case domain(String)
    case origins(Set<ErrorOrigin>)
    case all
  }

  let scope: Scope
  let words: String
  let source: ErrorReport.Source
  /// Whether no rule below this one is ever asked.
  var isFinal = false
  /// Where all its reports go; nil when it looks at each.
  let answer: Answer?
  /// Where such a report goes; nil when the rule doesn't apply.
  let disposition: @MainActor (Occurrence) -> Disposition?
}
