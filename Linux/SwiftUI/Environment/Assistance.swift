import Observation

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
  @Entry fileprivate var assistance: Assistance = []

  /// Whether the screen is read out.
  public var accessibilityVoiceOverEnabled: Bool { assistance.contains(.voiceOver) }

  /// Whether switches take the place of touches.
  public var accessibilitySwitchControlEnabled: Bool { assistance.contains(.switchControl) }

  /// Whether things should not move across the screen.
  public var accessibilityReduceMotion: Bool { assistance.contains(.reduceMotion) }
}

/// The settings of a host, which may change while it shows something.
@MainActor
@Observable
final class AssistanceSettings {
  var assistance: Assistance = []
}

/// A view that finds the settings in its environment.
nonisolated struct AssistedView<Content: View>: PrimitiveView {
  let content: Content
  let settings: AssistanceSettings

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content.environment(\.assistance, settings.assistance))
  }
}
