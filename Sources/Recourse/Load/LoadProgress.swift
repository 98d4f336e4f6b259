/// Reports the progress of an operation to its loader, from any thread and at any rate.
///
/// Updates are coalesced: the loader receives the latest value once per turn of the main actor, and
/// ignores updates of a run that has ended.
///
/// ```swift
/// let loader = Loader { progress in
///   try await download(file) { bytes, total in progress.report(Double(bytes) / Double(total)) }
/// }
/// ```
public struct LoadProgress: Sendable {
  private let waiting = Locked<Double?>(nil)
  private let deliver: @MainActor (Double) -> Void

  package init(deliver: @escaping @MainActor (Double) -> Void) {
    self.deliver = deliver
  }

  /// Reports the progress of the operation.
  ///
  /// - Parameter fraction: The completed fraction, from 0 to 1. Values outside this range are
  ///   clamped, and NaN is ignored.
  public func report(_ fraction: Double) {
    guard !fraction.isNaN else { return }
    let isFirst = waiting.withLock { latest in
      defer { latest = min(max(fraction, 0), 1) }
      return latest == nil
    }
    // At most one delivery is in flight, which keeps the order and protects the actor from floods.
    guard isFirst else { return }
    Task { @MainActor [waiting, deliver] in
      let latest = waiting.withLock { latest in
        defer { latest = nil }
        return latest
      }
      if let latest { deliver(latest) }
    }
  }
}
