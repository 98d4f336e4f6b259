public import Foundation

/// What the Gallery was started to do.
public enum GalleryCommand: Equatable, Sendable {
  /// Open the window on a screen.
  case open(GalleryScreen)
  /// Print the names of the screens.
  case listScreens
  /// Draw one screen into a PNG file.
  case draw(GalleryScreen, to: URL)
  /// Draw every screen, and each presentation on it, into a folder.
  case drawAll(into: URL)

  /// Reads the arguments of the command line, without the program's name.
  ///
  /// - Throws: What is wrong with them, and what would be right.
  public init(_ arguments: [String]) throws(GalleryCommandError) {
    var screen = GalleryScreen.alerts
    var makeCommand = GalleryCommand.open
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--list-screens":
        makeCommand = { _ in .listScreens }
      case "--screen":
        screen = try Self.screen(named: Self.value(of: option, from: &rest))
      case "--screenshot":
        let file = URL(fileURLWithPath: try Self.value(of: option, from: &rest))
        makeCommand = { .draw($0, to: file) }
      case "--screenshots":
        let folder = URL(fileURLWithPath: try Self.value(of: option, from: &rest))
        makeCommand = { _ in .drawAll(into: folder) }
      default:
        throw .unknownOption(option)
      }
    }
    self = makeCommand(screen)
  }

  private static func value(
    of option: String, from arguments: inout ArraySlice<String>
  ) throws(GalleryCommandError) -> String {
    guard let value = arguments.popFirst(), !value.hasPrefix("--") else {
      throw .missingValue(option)
    }
    return value
  }

  private static func screen(named name: String) throws(GalleryCommandError) -> GalleryScreen {
    let wanted = name.lowercased()
    for screen in GalleryScreen.allCases where screen.rawValue.lowercased() == wanted {
      return screen
    }
    throw .unknownScreen(name)
  }
}

/// What is wrong with the arguments; the process ends with ``exitStatus``.
public enum GalleryCommandError: Error, Equatable, CustomStringConvertible {
  /// No option has this name.
  case unknownOption(String)
  /// No screen has this name.
  case unknownScreen(String)
  /// The option needs a value after it.
  case missingValue(String)

  /// `EX_USAGE` of sysexits.h: the command was used incorrectly.
  public static let exitStatus: Int32 = 64

  /// One line for standard error: what is wrong, and what there is.
  public var description: String {
    switch self {
    case .unknownOption(let option):
      """
      Gallery: there is no option "\(option)". There are --screen NAME, --screenshot FILE, \
      --screenshots FOLDER and --list-screens.
      """
    case .unknownScreen(let name):
      """
      Gallery: there is no screen "\(name)". There are \
      \(GalleryScreen.allCases.map(\.rawValue).joined(separator: ", ")).
      """
    case .missingValue(let option):
      "Gallery: \(option) needs a value after it."
    }
  }
}
