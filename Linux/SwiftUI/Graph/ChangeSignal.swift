import Foundation
import Observation

/// Something that can be read and can change, without a value of its own.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var change: Void { () }

  func read() {
    registrar.access(self, keyPath: \.change)
  }

  func fire() {
    registrar.withMutation(of: self, keyPath: \.change) {}
  }

  /// Tells of a change that has been made, perhaps by another thread.
  ///
  /// Bodies run on the main actor and are tracked from when they end. What another thread tells
  /// in between would be lost, so it is told in a later turn of the main actor.
  func fireOnMainActor() {
    if Self.isOnMainActor { fire() } else { DispatchQueue.main.async { self.fire() } }
  }

  /// Whether this is the main thread, or whichever thread works for the main queue.
  ///
  /// A program without a run loop, such as one of tests, leaves its main thread for good.
  private static var isOnMainActor: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
  }

  private static let mainQueueMark = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
