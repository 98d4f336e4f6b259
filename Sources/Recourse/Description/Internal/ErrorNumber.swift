import Foundation

/// Reads the number of an error's case within its enum.
enum ErrorNumber {
  /// Returns the number, or 1 for a type that isn't an enum; nil if a payload hides the number.
  static func ofCase(_ error: any Error) -> Int? {
    isOfCase(error) ? error._code : bytes(of: error)
  }

  /// Returns whether the standard library's code for the error is the number of its case.
  ///
  /// An error with a custom domain, or with an integer raw value, can derive the code from its
  /// payload.
  static func isOfCase(_ error: any Error) -> Bool {
    let type: Any.Type = type(of: error)
    if type is any CustomNSError.Type { return false }
    guard let type = type as? any RawRepresentable.Type else { return true }
    return !hasIntegers(type)
  }

  private static func hasIntegers<Value: RawRepresentable>(_ type: Value.Type) -> Bool {
    Value.RawValue.self is any BinaryInteger.Type
  }

  /// Returns the bytes of a small value without a payload, which hold the number of the case.
  private static func bytes<Value>(of value: Value) -> Int? {
    guard MemoryLayout<Value>.size <= 2, !(value is any CustomReflectable),
      Mirror(reflecting: value).children.isEmpty
    else { return nil }
    return withUnsafeBytes(of: value) { $0.reversed().reduce(0) { $0 << 8 | Int(clamping: $1) } }
  }
}
