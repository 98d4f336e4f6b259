/// The reasons why simulated user input fails.
@_spi(Testing)
public enum HeadlessHostError: Error, Equatable, CustomStringConvertible {
  /// No element of the kind has the name.
  case notFound(kind: String, name: String, available: [String])
  /// The element exists but is disabled.
  case disabled(kind: String, name: String)
  /// The screen is in a transition, or the app is in the background.
  case notUsable(screen: String, phase: PresentationPhase)

  /// The element that was requested, with those available, or the state of the screen.
  public var description: String {
    switch self {
    case .notFound(let kind, let name, let available):
      "No \(kind) \"\(name)\" is shown. There is: \(available.joined(separator: ", "))."
    case .disabled(let kind, let name):
      "The \(kind) \"\(name)\" is disabled."
    case .notUsable(let screen, .up):
      "The screen \"\(screen)\" can't be used while the app is in the background."
    case .notUsable(let screen, let phase):
      "The screen \"\(screen)\" can't be used yet or any more: it is \(phase)."
    }
  }
}
