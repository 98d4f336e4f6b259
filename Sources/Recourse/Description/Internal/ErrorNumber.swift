import Foundation

/// The number of an error's case among the cases of its enum.
enum ErrorNumber {
  /// The number, or 1 for a type that is no enum; nil where it can't be told from a payload.
  static func ofCase(_ error: any Error) -> Int? {
    isOfCase(error) ? error._code : bytes(of: error)
  }

  /// Whether the code that the standard library gives the error is the number of its case.
  ///
  /// An error with a domain of its own, and one with an integer for its raw value, have codes that
  /// may be made of the payload.
  static func isOfCase(_ error: any Error) -> Bool {
    let type: Any.Type = type(of: error)
    if type is any CustomNSError.Type { return false }
    guard let type = type as? any RawRepresentable.Type else { return true }
    return !hasIntegers(type)
  }

  private static func hasIntegers<Value: RawRepresentable>(_ type: Value.Type) -> Bool {
    Value.RawValue.self is any BinaryInteger.Type
  }

  /// The memory of a small value without a payload: there it is the number of the case.
  private static func bytes<Value>(of value: Value) -> Int? {
    guard MemoryLayout<Value>.size <= 2, !(value is any CustomReflectable),
      Mirror(reflecting: value).children.isEmpty
    else { return nil }
    return withUnsafeBytes(of: value) { $0.reversed().reduce(0) { $0 << 8 | Int(clamping: $1) } }
  }
}
