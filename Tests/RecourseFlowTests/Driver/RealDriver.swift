#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import SwiftUI

  /// A driver of a real window, which waits in real time, because a system's transitions do.
  @MainActor
  protocol RealDriver: Driver {
    /// Lets the system handle its events for some milliseconds, during which no task of the main
    /// actor runs.
    func handleEvents()
  }

  extension RealDriver {
    /// The time without a change after which the window counts as settled: 1 second.
    ///
    /// A transition takes about half a second, and an action may run half a second after the write
    /// to its alert's binding.
    private var quietTime: Duration { .seconds(1) }

    /// The longest wait: 15 seconds.
    private var limit: Duration { .seconds(15) }

    var clock: any Clock<Duration> { ContinuousClock() }

    func settle() async {
      var last = layers
      var lastChange = ContinuousClock.now
      let end = lastChange + limit
      while ContinuousClock.now < min(end, lastChange + quietTime) {
        await turn()
        let now = layers
        guard now != last else { continue }
        last = now
        lastChange = .now
      }
    }

    func settle(until condition: @MainActor () -> Bool) async -> Bool {
      let end = ContinuousClock.now + limit
      while ContinuousClock.now < end {
        if condition() { return true }
        await turn()
      }
      return condition()
    }

    /// Lets the system handle its events, and then lets the main actor run its tasks.
    private func turn() async {
      handleEvents()
      await Task.yield()
    }
  }
#endif
