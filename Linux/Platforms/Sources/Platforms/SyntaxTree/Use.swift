/// A declaration or a feature that a line uses.
struct Use: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// A declaration, by its USR.
    case declaration(String)
    /// A type, by its name with the module.
    case type(String)
    case isolatedDeinit
    /// An existential such as `any AsyncSequence<Int, Never>`.
    case constrainedAsyncSequence
  }

  let subject: Subject
  let file: String
  let line: Int
  /// The requirements of the code around the use.
  let availability: Availability
  /// Whether the value is only an operand or converted, so that its exact type does not matter.
  let isConverted: Bool
}
