/// The values of the elements of an operation that have succeeded, until all of them have.
///
/// The elements identify the values. Lists of other people or categories need either elements that
/// say so, or a store of their own.
///
/// ```swift
/// let kept = KeptValues<Photo.ID, Link>()
/// let links = try await withAll(photos, keeping: kept) { id in try await server.upload(id) }
/// ```
public final class KeptValues<Element: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Kept: Sendable {
    var values: [Element: Value] = [:]
    /// The time at which the values are too old.
    var end = Duration.zero
    /// The number of the latest call.
    var lastCall = 0
  }

  private let kept = Locked(Kept())
  private let interval: Duration
  private let time: ElapsedTime

  /// Creates a store without values.
  ///
  /// - Parameters:
  ///   - interval: How long the values are kept after a call with failures. A later call runs all
  ///     elements. The default is five minutes.
  ///   - clock: The clock that measures the interval. The default is the continuous clock.
  public init(
    for interval: Duration = .seconds(300), clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.interval = interval
    time = ElapsedTime(by: clock)
  }

  /// Begins a call, and returns its number and the value of each element, nil if there is none.
  func begin(_ elements: [Element]) -> (call: Int, values: [Value?]) {
    let now = time.now()
    return kept.withLock { kept in
      kept.lastCall += 1
      return (kept.lastCall, elements.map { now < kept.end ? kept.values[$0] : nil })
    }
  }

  /// Ends a call, whose values replace the former ones unless a later call has begun.
  func end(_ call: Int, of elements: [Element], with values: [Value?]) {
    let pairs = zip(elements, values).compactMap { element, value in value.map { (element, $0) } }
    let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    let end = time.now() + interval
    // The former values are released after unlocking.
    _ = kept.withLock { kept -> [Element: Value] in
      guard call == kept.lastCall else { return [:] }
      kept.end = end
      return exchange(&kept.values, with: values)
    }
  }
}

extension KeptValues: SafelyDescribed {
  /// The number of values.
  package var safeText: String { "\(kept.withLock(\.values.count)) kept values" }
}
