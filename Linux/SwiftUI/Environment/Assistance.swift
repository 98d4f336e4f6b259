/// The assistive features that are turned on in the system's settings.
@_spi(Testing)
public struct Assistance: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// VoiceOver reads the screen aloud.
  public static let voiceOver = Assistance(rawValue: 1)
  /// Switch Control replaces touches with switches.
  public static let switchControl = Assistance(rawValue: 2)
  /// Reduce Motion avoids movement on the screen.
  public static let reduceMotion = Assistance(rawValue: 4)
}

extension EnvironmentValues {
  @Entry var assistance: Assistance = []

  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool { assistance.contains(.voiceOver) }

  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool { assistance.contains(.switchControl) }

  /// Whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool { assistance.contains(.reduceMotion) }
}
