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

  /// Measures one benchmark in this process, and writes its result.
  @MainActor
  private static func measure(_ name: String, _ options: Options) async throws {
    guard let benchmark = benchmarks(options).first(where: { $0.name == name }) else {
      throw BenchmarkError(message: "\(name) is unknown.")
    }
    try write([await benchmark.result()], to: options.results)
  }

  /// Measures each chosen benchmark in a process of its own, where neither the freed memory nor the
  /// remaining tasks of another one take its time.
  private static func run(_ options: Options) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var results: [BenchmarkResult] = []
    for benchmark in benchmarks(options) where options.chooses(benchmark) {
      try? FileHandle.standardError.write(contentsOf: Data("\(benchmark.name) …\n".utf8))
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments =
        options.arguments + ["--only", benchmark.name, "--results", file.path]
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw BenchmarkError(message: "\(benchmark.name) failed.")
      }
      var result = try JSONDecoder().decode(
        [BenchmarkResult].self, from: Data(contentsOf: file))[0]
      let smaller = results.first { $0.name == benchmark.smaller }
      result.growth = smaller.map { (result.value / $0.value).rounded(toSignificantDigits: 4) }
      results.append(result)
    }
    try write(results, to: options.results)
    print(Table(results: results))
  }

  private static func write(_ results: [BenchmarkResult], to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results).write(to: file)
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
