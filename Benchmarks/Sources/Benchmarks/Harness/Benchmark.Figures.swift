extension Benchmark {
  /// The samples of a measurement and of its baseline, and the figures that describe them.
  struct Figures {
    private let samples: [Double]
    private let baselines: [Double]

    /// Creates figures of batches, or of runs.
    ///
    /// - Parameters:
    ///   - samples: One number for each batch, in any order.
    ///   - baselines: The numbers of the baseline, if there is one.
    init(of samples: [Double], against baselines: [Double] = []) {
      self.samples = samples
      self.baselines = baselines
    }

    /// Creates a figure that is measured once, such as a count.
    init(value: Double) {
      self.init(of: [value])
    }

    /// The median of the samples.
    var value: Double { Self.median(samples) }

    /// The lower and the upper quartile of the samples; nil if there is only one.
    var spread: ClosedRange<Double>? {
      guard samples.count > 1 else { return nil }
      let sorted = samples.sorted()
      return sorted[sorted.count / 4]...sorted[sorted.count * 3 / 4]
    }

    /// The median of the baseline's samples; nil if there is no baseline.
    var baseline: Double? { baselines.isEmpty ? nil : Self.median(baselines) }

    /// The differences between the samples and those of the baseline, which ran alternately.
    var beyondBaseline: Figures { Figures(of: zip(samples, baselines).map { $0 - $1 }) }

    /// Returns the figures in another unit.
    func map(_ transform: (Double) -> Double) -> Figures {
      Figures(of: samples.map(transform), against: baselines.map(transform))
    }

    private static func median(_ numbers: [Double]) -> Double {
      numbers.sorted()[numbers.count / 2]
    }
  }
}
