import CAllocations
import Foundation
import Recourse

/// The cost of describing an error, and of its fingerprint.
///
/// The `.first` benchmarks measure the first description of an error's kind in this process, which
/// includes reading the strings of the language. The baseline is Foundation's own description of
/// the same error.
enum DescriptionBenchmarks {
  static let all: [Benchmark] =
    describing("describe.enum", SaveError.diskFull)
    + describing("describe.url-error", URLError(.timedOut))
    + describing("describe.chain-5", chain)
    + [
      Benchmark(name: "fingerprint.chain-5", unit: "ns") {
        Measurement().nanoseconds {
          blackHole(Fingerprint(of: chain))
        } against: {
          blackHole(String(describing: chain))
        }
      },
      Benchmark(name: "fingerprint.chain-5.allocations", unit: "allocations") {
        .init(value: allocations { blackHole(Fingerprint(of: chain)) })
      },
      Benchmark(name: "describer", unit: "ns") {
        .init(value: Measurement().nanoseconds { blackHole(ErrorDescriber()) })
      },
      Benchmark(name: "describer.other-language", unit: "ns") {
        let french = Locale(identifier: "fr")
        return .init(value: Measurement().nanoseconds { blackHole(ErrorDescriber(locale: french)) })
      },
    ]

  private enum SaveError: Error { case diskFull }

  private static let chain: any Error = (1...4).reduce(URLError(.timedOut) as any Error) {
    NSError(domain: "Shop", code: $1, userInfo: [NSUnderlyingErrorKey: $0])
  }

  private static func describing(_ name: String, _ error: any Error) -> [Benchmark] {
    [
      Benchmark(name: "\(name).first", unit: "ns") {
        let clock = ContinuousClock()
        let first = clock.measure { blackHole(ErrorDescriber().describe(error)) }
        return .init(value: first / .nanoseconds(1))
      },
      Benchmark(name: name, unit: "ns") {
        let describer = ErrorDescriber()
        for _ in 0..<100 { blackHole(describer.describe(error)) }
        return Measurement().nanoseconds {
          blackHole(describer.describe(error))
        } against: {
          blackHole(error.localizedDescription)
        }
      },
      Benchmark(name: "\(name).allocations", unit: "allocations") {
        let describer = ErrorDescriber()
        return .init(value: allocations { blackHole(describer.describe(error)) })
      },
    ]
  }

  /// Returns the number of allocations per run of the work, after a hundred runs to warm up.
  private static func allocations(of work: () -> Void) -> Double {
    for _ in 0..<100 { work() }
    let before = recourse_allocations()
    for _ in 0..<100 { work() }
    return Double(recourse_allocations() - before) / 100
  }
}
