import RecourseUI

/// An example of an error, and the operation that fails with it.
///
/// Examples with the same kind and name are equal; the operation is not compared.
struct ErrorExample: Sendable, Hashable, Identifiable {
  /// The source of an error.
  enum Kind: String, CaseIterable, Identifiable, Sendable {
    case reallyFailing = "Real Failures"
    case network = "Network"
    case files = "Files"
    case system = "System"
    case servers = "Servers"
    case decoding = "Decoding"
    case own = "The App’s Own"

    var id: Self { self }

    var examples: [ErrorExample] {
      switch self {
      case .reallyFailing: ErrorExample.reallyFailing
      case .network: ErrorExample.network
      case .files: ErrorExample.files
      case .system: ErrorExample.system
      case .servers: ErrorExample.servers
      case .decoding: ErrorExample.decoding
      case .own: ErrorExample.own
      }
    }
  }

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

  /// Runs the operation, and returns the error with which it fails.
  func error() async -> any Error {
    do {
      try await fail()
      return ExampleSucceeded()
    } catch {
      return error
    }
  }

  /// All examples, grouped by kind.
  static let all = Kind.allCases.flatMap(\.examples)
}

/// An example that should fail but succeeded, which may happen on a newer system.
private struct ExampleSucceeded: ErrorAlertConvertible {
  var errorTitle: String { "Nothing has failed" }
  var errorMessage: String { "This works on your system. Choose another error." }
}
