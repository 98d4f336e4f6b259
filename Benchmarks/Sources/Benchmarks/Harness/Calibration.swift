/// Measures the current speed of the machine with a constant loop.
///
/// The loop performs the library's typical work: it allocates objects, counts references, hashes
/// strings, casts and calls through existentials. The loop doesn't use the library, so a change of
/// the library moves no goal. For elapsed time, each loop runs in a separate task that the main
/// actor awaits: on a busy machine, switching threads costs more than computing.
@MainActor
struct Calibration {
  /// The nanoseconds of one loop on the machine on which the goals were stated.
  ///
  /// On that machine, one settled report took 1,930 ns, and an action with a hundred idle readers
  /// 2,900 ns.
  private static let nominal = 12_000.0
  /// The nanoseconds of one loop in a separate task on that machine: switching twice took 8,000 ns.
  private static let nominalElsewhere = 20_000.0

  private let clock: any Clock<Duration>
  private var samples: [Double] = []

  init(by clock: any Clock<Duration>) {
    self.clock = clock
  }

  private var handsOver: Bool { !(clock is ProcessorClock) }

  /// The ratio of the loop's time to its nominal time: 2 on a machine of half the speed.
  var factor: Double {
    Benchmark.Figures(of: samples).value / (handsOver ? Self.nominalElsewhere : Self.nominal)
  }

  /// Takes samples; a benchmark calls this method before and after its own measurement.
  mutating func sample() async {
    if handsOver {
      samples += await Measurement().samples(by: clock) { count in
        for _ in 0..<count { await Task.detached { Self.loop() }.value }
      }
    } else {
      samples += Measurement().samples(of: Self.loop, by: clock)
    }
  }

  private nonisolated static func loop() {
    var cells: [String: any Cell] = [:]
    for number in 0..<100 {
      cells["cell \(number & 31)"] = number.isMultiple(of: 3) ? Box(number) : number
    }
    var sum = 0
    for cell in cells.values { sum += (cell as? Box)?.number ?? cell.number }
    blackHole(sum)
  }

  private final class Box: Cell {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }
}

private protocol Cell {
  var number: Int { get }
}

extension Int: Cell {
  fileprivate var number: Int { self }
}
