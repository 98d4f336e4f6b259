import Foundation

/// A value that one thread at a time can use.
///
/// It is the only type of the package that keeps itself safe by a lock: `Mutex` needs newer systems
/// than the package.
///
/// Unchecked, and safe: the value is private, and each access to it holds the lock.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Runs a block that has the value for itself.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
