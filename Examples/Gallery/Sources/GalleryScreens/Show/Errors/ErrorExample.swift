/// An example of an error, and the operation that fails with it.
///
/// Examples with the same kind and name are equal; the operation is not compared.
struct ErrorExample: Sendable, Hashable, Identifiable {
  let kind: Kind
  let name: String
  /// Fails with the example's error; an operation that succeeds is a mistake in the example.
  let fail: @Sendable () async throws -> Void

  /// Creates an example of an operation that fails.
  init(_ kind: Kind, _ name: String, fail: @escaping @Sendable () async throws -> Void) {
    self.kind = kind
    self.name = name
    self.fail = fail
  }

  /// Creates an example of an error that can’t be provoked.
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

  /// All examples, grouped by kind.
  static let all = Kind.allCases.flatMap(\.examples)
}
