/// Writes messages to the unified log.
public struct Logger: Sendable {
  /// Creates a logger for a subsystem and a category.
  public init(subsystem: String, category: String) {}

  /// Writes a message with a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}

  /// Writes a message with the default level.
  public func notice(_ message: OSLogMessage) {}
}

/// The level of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The number of the level.
  public var rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// The level for information.
  public static let info = OSLogType(rawValue: 0x01)
  /// The level for debugging.
  public static let debug = OSLogType(rawValue: 0x02)
  /// The level for errors.
  public static let error = OSLogType(rawValue: 0x10)
  /// The level for faults.
  public static let fault = OSLogType(rawValue: 0x11)
}
