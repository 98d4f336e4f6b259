public import Foundation

/// A number that can stand in a localized text.
public protocol _FormatSpecifiable: Equatable {
  /// What stands for the number in the key.
  @_spi(Rendering) var _specifier: String { get }
  /// The number as it is written.
  @_spi(Rendering) var _text: String { get }
}

extension Int: _FormatSpecifiable {
  /// What stands for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%lld" }
  /// The number as it is written.
  @_spi(Rendering) public var _text: String { description }
}

extension Int64: _FormatSpecifiable {
  /// What stands for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%lld" }
  /// The number as it is written.
  @_spi(Rendering) public var _text: String { description }
}

extension UInt: _FormatSpecifiable {
  /// What stands for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%llu" }
  /// The number as it is written.
  @_spi(Rendering) public var _text: String { description }
}

extension Double: _FormatSpecifiable {
  /// What stands for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%lf" }
  /// The number as it is written.
  @_spi(Rendering) public var _text: String { String(format: "%f", self) }
}

extension Float: _FormatSpecifiable {
  /// What stands for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%f" }
  /// The number as it is written.
  @_spi(Rendering) public var _text: String { String(format: "%f", self) }
}

extension CGFloat: _FormatSpecifiable {
  /// What stands for the number in a key.
  @_spi(Rendering) public var _specifier: String { "%lf" }
  /// The number as it is written.
  @_spi(Rendering) public var _text: String { String(format: "%f", Double(self)) }
}
