import Foundation

/// The command-line options.
///
/// Names select benchmarks by prefix: `rows` selects all benchmarks whose names begin with "rows".
/// Without names, all benchmarks run.
struct Options {
  private(set) var gallery: URL?
  private(set) var results = URL(fileURLWithPath: "results.json")
  /// The only benchmark to measure, in this process; nil to measure those that the names select.
  private(set) var only: String?
  /// The programs whose figures are put beside those of this one.
  private(set) var beside: [Program] = []
  private(set) var names: [String] = []
  let arguments: [String]

  init(_ arguments: [String]) throws {
    self.arguments = arguments
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--gallery": gallery = try Self.file(after: argument, in: &rest)
      case "--results": results = try Self.file(after: argument, in: &rest)
      case "--beside": try add(Program(file: Self.file(after: argument, in: &rest)))
      case "--only": only = try Self.value("name", after: argument, in: &rest)
      case _ where argument.hasPrefix("-"): throw BenchmarkError(message: "\(argument) is unknown.")
      default: names.append(argument)
      }
    }
  }

  func chooses(_ benchmark: Benchmark) -> Bool {
    names.isEmpty || names.contains { benchmark.name.hasPrefix($0) }
  }

  private mutating func add(_ program: Program) throws {
    guard FileManager.default.isExecutableFile(atPath: program.file.path) else {
      throw BenchmarkError(message: "\(program.file.path) is not an executable file.")
    }
    guard !beside.contains(where: { $0.name == program.name }) else {
      throw BenchmarkError(message: "Two programs have the name \(program.name).")
    }
    beside.append(program)
  }

  private static func file(after option: String, in rest: inout ArraySlice<String>) throws -> URL {
    URL(fileURLWithPath: try value("file", after: option, in: &rest))
  }

  private static func value(
    _ kind: String, after option: String, in rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst() else {
      throw BenchmarkError(message: "\(option) needs a \(kind).")
    }
    return value
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  let message: String

  var description: String { message }
}
