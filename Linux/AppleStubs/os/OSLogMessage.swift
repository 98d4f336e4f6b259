/// A log message: a literal with interpolations.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  /// The literal's interpolations.
  public let interpolation: OSLogInterpolation

  /// Creates a message from a literal with interpolations.
  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  /// Creates a message from a literal.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literalCapacity: value.count, interpolationCount: 0)
  }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends a part of the literal.
  public mutating func appendLiteral(_ literal: String) {}

  /// Appends a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Appends an integer.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Appends an integer.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int64, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// The notation of an integer in a message.
public struct OSLogIntegerFormatting {
  /// The decimal notation.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// The alignment of a string in a message.
public struct OSLogStringAlignment {
  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
}

/// The visibility of an interpolation in the log.
public struct OSLogPrivacy {
  /// Shows numbers and hides strings.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Shows the interpolation.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Hides the interpolation.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
}
