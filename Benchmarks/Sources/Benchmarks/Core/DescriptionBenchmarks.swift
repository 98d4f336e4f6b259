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
    + describing("describe.chain-5", chain, goal: .time(12_000))
    + [
      Benchmark(name: "fingerprint.chain-5", unit: "ns") {
        Measurement().nanoseconds {
          blackHole(Fingerprint(of: chain))
        } against: {
          blackHole(String(describing: chain))
        }
      },
      Benchmark(name: "fingerprint.chain-5.allocations", unit: "allocations") {
        await Measurement().allocations { blackHole(Fingerprint(of: chain)) }
      },
      Benchmark(name: "describer", unit: "ns") {
        Measurement().nanoseconds { blackHole(ErrorDescriber()) }
      },
      Benchmark(name: "describer.other-language", unit: "ns") {
        let french = Locale(identifier: "fr")
        return Measurement().nanoseconds { blackHole(ErrorDescriber(locale: french)) }
      },
    ]

  private enum SaveError: Error { case diskFull }

  private static let chain: any Error = (1...4).reduce(URLError(.timedOut) as any Error) {
    NSError(domain: "Shop", code: $1, userInfo: [NSUnderlyingErrorKey: $0])
  }

  private static func describing(
    _ name: String, _ error: any Error, goal: Goal? = nil
  ) -> [Benchmark] {
    [
      Benchmark(name: "\(name).first", unit: "ns") {
        let clock = ContinuousClock()
        let first = clock.measure { blackHole(ErrorDescriber().describe(error)) }
        return .init(value: first / .nanoseconds(1))
      },
      Benchmark(name: name, unit: "ns", goal: goal) {
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
        return await Measurement().allocations { blackHole(describer.describe(error)) }
      },
    ]
  }
}
