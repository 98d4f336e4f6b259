import Foundation

/// Measures operations that are documented as cheap, prints a table, and writes a results file.
///
/// The program reports an unmet goal in the table, and still exits successfully.
@main
struct Benchmarks {
  static func main() async {
    do {
      try await run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("Benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor
  private static func run(_ options: Options) async throws {
    var results: [BenchmarkResult] = []
    for benchmark in benchmarks(options) where options.chooses(benchmark) {
      try? FileHandle.standardError.write(contentsOf: Data("\(benchmark.name) …\n".utf8))
      var result = try await benchmark.result()
      let smaller = results.first { $0.name == benchmark.smaller }
      result.growth = smaller.map { (result.value / $0.value).rounded(toSignificantDigits: 4) }
      results.append(result)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results).write(to: options.results)
    print(Table(results: results))
  }

  private static func benchmarks(_ options: Options) -> [Benchmark] {
    var benchmarks =
      ContextBenchmarks.all + DescriptionBenchmarks.all + RetryBenchmarks.all
      + BreakerBenchmarks.all + LoadBenchmarks.all + PolicyBenchmarks.all + ReportBenchmarks.all
      + StoreBenchmarks.all + StoreRowBenchmarks.all + WaitingBenchmarks.all + ClockBenchmarks.all
      + AggregateBenchmarks.all + DurableBenchmarks.all
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
