/// What a person has turned on in the system's settings.
@_spi(Testing)
public struct Assistance: OptionSet, Sendable {
  /// The settings as bits.
  public let rawValue: Int

  /// Makes settings of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The screen is read out.
  public static let voiceOver = Assistance(rawValue: 1)
  /// Switches take the place of touches.
  public static let switchControl = Assistance(rawValue: 2)
  /// Things don't move across the screen.
  public static let reduceMotion = Assistance(rawValue: 4)
}

extension EnvironmentValues {
  @Entry var assistance: Assistance = []

  /// Whether the screen is read out.
  public var accessibilityVoiceOverEnabled: Bool { assistance.contains(.voiceOver) }

  /// Whether switches take the place of touches.
  public var accessibilitySwitchControlEnabled: Bool { assistance.contains(.switchControl) }

  /// Whether things should not move across the screen.
  public var accessibilityReduceMotion: Bool { assistance.contains(.reduceMotion) }
}
