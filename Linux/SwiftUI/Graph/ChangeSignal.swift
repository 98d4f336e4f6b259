import Foundation
import Observation

/// An observable without a value, which invalidates its readers when it fires.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var change: Void { () }

  func read() {
    registrar.access(self, keyPath: \.change)
  }

  func fire() {
    registrar.withMutation(of: self, keyPath: \.change) {}
  }

  /// Fires on the main actor, for a change that any thread may have made.
  ///
  /// A body on the main actor is tracked only from the end of its evaluation. A change that another
  /// thread reports before that would be missed, so it fires in a later turn of the main actor.
  func fireOnMainActor() {
    if Self.isOnMainActor { fire() } else { DispatchQueue.main.async { self.fire() } }
  }

  /// Whether the current thread is the main thread or executes the main queue.
  ///
  /// A process without a run loop, such as a test process, gives up its main thread for good.
  private static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  private static let mainQueueMark = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
