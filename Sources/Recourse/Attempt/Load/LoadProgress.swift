/// Tells a loader how far its operation is, from any thread and as often as it likes.
///
/// Reports are collected: the loader takes the latest one per turn of the main actor, and those of
/// a run that is over go nowhere.
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

  /// Reports how far the operation is.
  ///
  /// - Parameter fraction: From 0 to 1. What is beyond counts as the nearer of the two, and what
  ///   is not a number is not heard.
  public func report(_ fraction: Double) {
    guard !fraction.isNaN else { return }
    let isFirst = waiting.withLock { latest in
      defer { latest = min(max(fraction, 0), 1) }
      return latest == nil
    }
    // One delivery at a time is on its way, so the order is kept and no flood reaches the actor.
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
