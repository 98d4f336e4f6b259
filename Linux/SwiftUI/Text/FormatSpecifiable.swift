public import Foundation

/// A number that can be interpolated into a localized string key.
public protocol _FormatSpecifiable: Equatable {
  /// The format specifier for the number in the key.
  @_spi(Rendering) var _specifier: String { get }
  /// The formatted number.
  @_spi(Rendering) var _text: String { get }
}

extension Int: _FormatSpecifiable {
  /// The format specifier for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%lld" }
  /// The formatted number.
  @_spi(Rendering) public var _text: String { description }
}

extension Int64: _FormatSpecifiable {
  /// The format specifier for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%lld" }
  /// The formatted number.
  @_spi(Rendering) public var _text: String { description }
}

extension UInt: _FormatSpecifiable {
  /// The format specifier for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%llu" }
  /// The formatted number.
  @_spi(Rendering) public var _text: String { description }
}

extension Double: _FormatSpecifiable {
  /// The format specifier for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%lf" }
  /// The formatted number.
  @_spi(Rendering) public var _text: String { String(format: "%f", self) }
}

extension Float: _FormatSpecifiable {
  /// The format specifier for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%f" }
  /// The formatted number.
  @_spi(Rendering) public var _text: String { String(format: "%f", self) }
}

extension CGFloat: _FormatSpecifiable {
  /// The format specifier for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%lf" }
  /// The formatted number.
  @_spi(Rendering) public var _text: String { String(format: "%f", Double(self)) }
}
