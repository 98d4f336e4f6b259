/// An error to look at, and how it comes about.
///
/// Two examples are the same when a person can't tell them apart: how they fail doesn't count.
struct ErrorExample: Sendable, Hashable, Identifiable {
  let kind: Kind
  let name: String
  /// Fails; an example that doesn’t is none.
  let fail: @Sendable () async throws -> Void

  /// Creates an example of an operation that fails.
  init(_ kind: Kind, _ name: String, fail: @escaping @Sendable () async throws -> Void) {
    self.kind = kind
    self.name = name
    self.fail = fail
  }

  /// Creates an example of an error that can’t be had at will.
  init(_ kind: Kind, _ name: String, _ error: any Error) {
    self.init(kind, name) { throw error }
  }

  var id: Self { self }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.name == rhs.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(name)
  }

  /// All of them, kind by kind.
  static let all = Kind.allCases.flatMap(\.examples)
}
