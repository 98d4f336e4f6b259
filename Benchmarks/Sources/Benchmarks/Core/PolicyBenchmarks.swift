import Recourse

/// The cost of choosing the disposition of an error.
///
/// The error matches only the last rule. The baseline performs the casts of an equivalent `catch`.
/// A policy is a linear scan, so its cost is proportional to the number of rules.
enum PolicyBenchmarks {
  static let all = [
    Benchmark(name: "policy.match.10-rules", unit: "ns", goal: .time(2_000)) {
      let ten = policy(rules: 10)
      return Measurement().nanoseconds {
        blackHole(ten.decision(for: report))
      } against: {
        blackHole(types.prefix(10).map { $0.isType(of: report.error) })
      }
    }
  ]

  private static let report = ErrorReport(LastError.failed, origin: .userAction)

  private static func policy(rules: Int) -> ErrorPolicy {
    ErrorPolicy {
      for type in types.prefix(rules - 1) { type.rule }
      On(.type(LastError.self), .alert)
    }
  }

  private enum LastError: MarkedError { case failed }

  /// A hundred types of errors, each with two marks.
  private static let types: [any MarkedError.Type] = {
    let marks: [any Sendable.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
      UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    ]
    return (1...2).reduce([LastError.self]) { types, _ in
      types.flatMap { type in marks.map { type.marked(with: $0) } }
    }
  }()
}

/// An error type from which further types can be derived.
private protocol MarkedError: Error {}

private struct Marked<Inner, Mark>: MarkedError {}

extension MarkedError {
  fileprivate static var rule: On { On(.type(Self.self), .toast) }

  fileprivate static func isType(of error: any Error) -> Bool { error is Self }

  fileprivate static func marked<Mark>(with mark: Mark.Type) -> any MarkedError.Type {
    Marked<Self, Mark>.self
  }
}
