#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Detects changes by comparing a value's bytes with a copy, without following its references.
///
/// As long as the copy exists, copy-on-write gives a changed collection another buffer. So equal
/// bytes mean an equal value, because state consists of values.
final class StateWitness<Value> {
  private let copy: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    copy = .allocate(capacity: 1)
    copy.initialize(to: value)
  }

  deinit {
    copy.deinitialize(count: 1)
    copy.deallocate()
  }

  var value: Value { copy.pointee }

  func isSame(as value: Value) -> Bool {
    withUnsafePointer(to: value) { memcmp(copy, $0, MemoryLayout<Value>.size) == 0 }
  }

  /// Returns the copy's bytes and their offset in the parent, valid while this object exists.
  func bytes(at offset: Int) -> WitnessBytes {
    WitnessBytes(copy: UnsafeRawPointer(copy), size: MemoryLayout<Value>.size, offset: offset)
  }
}

/// The bytes to compare after each action, without the value's type.
///
/// Requesting the metadata of a generic type, or retaining an object, takes longer than comparing.
struct WitnessBytes {
  fileprivate let copy: UnsafeRawPointer
  fileprivate let size: Int
  fileprivate let offset: Int

  func isSame(in parent: UnsafeRawPointer) -> Bool {
    memcmp(copy, parent + offset, size) == 0
  }
}
