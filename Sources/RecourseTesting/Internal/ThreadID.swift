import Foundation

/// The identity of a thread, which a new thread may reuse after this one has ended.
struct ThreadID: Hashable, Sendable {
  private let handle: UInt

  static var current: ThreadID {
    // The handle is a number on some systems, and a pointer on others.
    withUnsafeBytes(of: pthread_self()) { ThreadID(handle: $0.load(as: UInt.self)) }
  }
}
