#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Shows whether a value has changed, without a look at what it refers to, for it keeps a copy.
///
/// As long as there is a copy, whoever changes a collection has to give it another buffer. So a value
/// with the same bytes is the same value: state is made of values.
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

  /// The bytes of the copy, and where they lie in the value's parent, which are valid as long as this is.
  func bytes(at offset: Int) -> WitnessBytes {
    WitnessBytes(copy: UnsafeRawPointer(copy), size: MemoryLayout<Value>.size, offset: offset)
  }
}

/// What is to be compared after each action, without the value's type: to ask a generic type for it, or
/// to retain an object, takes longer than to compare.
struct WitnessBytes {
  fileprivate let copy: UnsafeRawPointer
  fileprivate let size: Int
  fileprivate let offset: Int

  func isSame(in parent: UnsafeRawPointer) -> Bool {
    memcmp(copy, parent + offset, size) == 0
  }
}
