import Foundation

/// The identity of a thread; one that has ended may give it to another one.
struct ThreadID: Hashable, Sendable {
  private let handle: UInt

  static var current: ThreadID {
    // A number on some systems, a pointer on others.
    withUnsafeBytes(of: pthread_self()) { ThreadID(handle: $0.load(as: UInt.self)) }
  }
}
