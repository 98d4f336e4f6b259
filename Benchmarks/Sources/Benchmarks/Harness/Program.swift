import Foundation

/// A program that measures benchmarks by name: this one, or another one for comparison.
struct Program {
  let file: URL
  var arguments: [String] = []

  var name: String { file.lastPathComponent }

  /// Runs the program with the benchmark's name as its last argument.
  ///
  /// The program prints a JSON array of results, of which only the name, the value and the unit are
  /// required. Results with other names are ignored.
  ///
  /// - Parameter benchmark: The benchmark.
  /// - Returns: The result; nil if the program doesn't measure the benchmark.
  /// - Throws: An error that names the program and the benchmark.
  func result(of benchmark: Benchmark) throws -> BenchmarkResult? {
    let process = Process()
    let output = Pipe()
    process.executableURL = file
    process.arguments = arguments + [benchmark.name]
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw BenchmarkError(message: "\(name) can't be run: \(error)")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError(message: "\(name) failed with \(benchmark.name).")
    }
    let results: [BenchmarkResult]
    do {
      results = try JSONDecoder().decode([BenchmarkResult].self, from: data)
    } catch {
      throw BenchmarkError(
        message: "\(name) printed no array of results for \(benchmark.name): \(error)")
    }
    let result = results.first { $0.name == benchmark.name }
    if let unit = result?.unit, unit != benchmark.unit {
      throw BenchmarkError(
        message: "\(name) measures \(benchmark.name) in \(unit) instead of \(benchmark.unit).")
    }
    return result
  }
}
