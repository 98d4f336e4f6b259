/// Why a test could not do what a person would do.
@_spi(Testing)
public enum HeadlessHostError: Error, Equatable, CustomStringConvertible {
  /// Nothing of that kind has that name.
  case notFound(kind: String, name: String, available: [String])
  /// It is there, but can't be used.
  case disabled(kind: String, name: String)
  /// The screen is on its way, or the app is in the background.
  case notUsable(screen: String, phase: PresentationPhase)

  /// What was looked for, and what there is.
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
