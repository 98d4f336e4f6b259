import Foundation

/// Measures operations that are documented as cheap, prints a table, and writes a results file.
///
/// The program reports an unmet goal in the table, and still exits successfully.
@main
struct Benchmarks {
  static func main() async {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      if let name = options.only {
        try await measure(name, options)
      } else {
        try run(options)
      }
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("Benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Measures one benchmark in this process, and prints its result.
  @MainActor
  private static func measure(_ name: String, _ options: Options) async throws {
    guard let benchmark = benchmarks(options).first(where: { $0.name == name }) else {
      throw BenchmarkError(message: "\(name) is unknown.")
    }
    try FileHandle.standardOutput.write(contentsOf: encoder.encode([await benchmark.result()]))
  }

  /// Measures each chosen benchmark in a process of its own, where neither the freed memory nor the
  /// remaining tasks of another one take its time.
  private static func run(_ options: Options) throws {
    let program = Program(
      file: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]),
      arguments: options.arguments + ["--only"])
    var results: [BenchmarkResult] = []
    for benchmark in benchmarks(options) where options.chooses(benchmark) {
      try? FileHandle.standardError.write(contentsOf: Data("\(benchmark.name) …\n".utf8))
      guard var result = try program.result(of: benchmark) else { continue }
      result.beside = [:]
      for peer in options.beside { result.beside?[peer.name] = try peer.result(of: benchmark) }
      let smaller = results.first { $0.name == benchmark.smaller }
      result.growth = smaller.map { (result.value / $0.value).rounded(toSignificantDigits: 4) }
      results.append(result)
    }
    // A file of some results would look like one of all.
    if options.names.isEmpty {
      try encoder.encode(Results(results: results)).write(to: options.results)
    }
    print(Table(results: results))
    for peer in options.beside where !results.contains(where: { $0.beside?[peer.name] != nil }) {
      throw BenchmarkError(message: "\(peer.name) measures none of these benchmarks.")
    }
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    return encoder
  }

  private static func benchmarks(_ options: Options) -> [Benchmark] {
    var benchmarks =
      ContextBenchmarks.all + DescriptionBenchmarks.all + RetryBenchmarks.all
      + BreakerBenchmarks.all + LimitBenchmarks.all + LoadBenchmarks.all + PolicyBenchmarks.all
      + ReportBenchmarks.all + StoreBenchmarks.all + StoreRowBenchmarks.all + WaitingBenchmarks.all
      + ClockBenchmarks.all + AggregateBenchmarks.all + DurableBenchmarks.all
      + ActivityBenchmarks.all
    #if os(Linux)
      benchmarks += AlertBenchmarks.all + ReportViewBenchmarks.all + RowBenchmarks.all
      benchmarks += StoreViewBenchmarks.all
    #endif
    if let gallery = options.gallery {
      benchmarks.append(GalleryBenchmarks.firstFrame(of: gallery))
    }
    return benchmarks
  }
}
