import Foundation

/// A value that one thread at a time can use.
///
/// It is the only type of the package that keeps itself safe by a lock: `Mutex` needs newer systems
/// than the package.
//
// Proof that the unchecked conformance is safe: the value is private, and after the initializer, which
// has the object for itself, only `withLock` touches it, between locking and unlocking. So at most one
// thread at a time uses it, and sees all that was written before the last unlocking. A block can't keep
// the `inout` value, and a copy that it returns is `Sendable` itself. The lock is constant and made for
// many threads.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Runs a block that has the value for itself.
  ///
  /// What the block removes from the value, and what may run code of the app when it goes, is part of
  /// the block's result: released in the block, it would run under the lock, and could wait for it.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
