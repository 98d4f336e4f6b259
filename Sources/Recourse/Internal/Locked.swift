import Foundation

/// A value that only one thread at a time can access.
///
/// This is the only type of the package that is protected by a lock. `Mutex` requires newer systems
/// than the package does.
//
// Proof that the unchecked conformance is safe: The value is private. The initializer has exclusive
// access to the object, and afterwards only `withLock` accesses the value, between locking and
// unlocking. So at most one thread at a time uses the value, and sees everything that was written
// before the last unlocking. A block can't keep the `inout` value, and a copy that it returns is
// `Sendable` itself. The lock is constant and made for use by many threads.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Calls a block with exclusive access to the value.
  ///
  /// The block should return everything that it removes from the value and that may run code of the
  /// app on deinitialization. If the block released such an object itself, that code would run
  /// under the lock, and could deadlock.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
