public import Foundation
import RecourseUI

/// The command with which the Gallery was started.
public enum GalleryCommand: Equatable, Sendable {
  /// Open the window on a screen, in a language (nil is the app's language), with explanations of
  /// the router's decisions if asked for.
  case open(GalleryScreen, in: String? = nil, explains: Bool = false)
  /// Print the options.
  case help
  /// Print the names of the screens.
  case listScreens
  /// Draw one screen into a PNG file, after steps that a person takes on the screen.
  case draw(GalleryScreen, after: [GalleryStep] = [], to: URL, as: GalleryLook = GalleryLook())
  /// Draw screens into a folder: only as they open, or also with each of their presentations.
  case drawScreens(
    [GalleryScreen] = GalleryScreen.allCases, into: URL, withPresentations: Bool,
    as: GalleryLook = GalleryLook())
  /// Draw every meaning of an error as an alert, as a toast and in a view, into a folder.
  case drawMeanings(into: URL, as: GalleryLook = GalleryLook())

  /// Parses the arguments of the command line, without the program's name.
  ///
  /// - Throws: An error that describes the mistake and the valid values.
  public init(_ arguments: [String]) throws(GalleryCommandError) {
    var screen: GalleryScreen?
    var look = GalleryLook()
    var steps: [GalleryStep] = []
    var makeCommand: (GalleryScreen?, GalleryLook) -> GalleryCommand = {
      .open($0 ?? .start, in: $1.language, explains: $1.explains)
    }
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help":
        makeCommand = { _, _ in .help }
      case "--list-screens":
        makeCommand = { _, _ in .listScreens }
      case "--screen":
        screen = try Self.screen(named: Self.value(of: option, from: &rest))
      case "--screenshot":
        let file = URL(fileURLWithPath: try Self.value(of: option, from: &rest))
        makeCommand = { .draw($0 ?? .start, after: steps, to: file, as: $1) }
      case "--overview", "--screenshots":
        let folder = URL(fileURLWithPath: try Self.value(of: option, from: &rest))
        let withPresentations = option == "--screenshots"
        makeCommand = {
          .drawScreens(
            $0.map { [$0] } ?? GalleryScreen.allCases, into: folder,
            withPresentations: withPresentations, as: $1)
        }
      case "--meanings":
        let folder = URL(fileURLWithPath: try Self.value(of: option, from: &rest))
        makeCommand = { .drawMeanings(into: folder, as: $1) }
      case "--press":
        steps.append(.press(try Self.value(of: option, from: &rest)))
      case "--choose":
        steps.append(.choose(try Self.value(of: option, from: &rest)))
      case "--flip":
        steps.append(.flip(try Self.value(of: option, from: &rest)))
      case "--refresh":
        steps.append(.refresh)
      case "--language":
        look.language = try Self.language(named: Self.value(of: option, from: &rest))
      case "--explain":
        look.explains = true
      case "--size":
        look.size = try Self.size(named: Self.value(of: option, from: &rest))
      case "--text-size":
        look.textSize = try Self.textSize(named: Self.value(of: option, from: &rest))
      default:
        throw .unknownOption(option)
      }
    }
    self = makeCommand(screen, look)
  }

  /// Parses the arguments of the process; on a mistake, prints it and exits.
  public static func ofProcess() -> GalleryCommand {
    do {
      return try GalleryCommand(Array(CommandLine.arguments.dropFirst()))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      exit(GalleryCommandError.exitStatus)
    }
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

  private static func language(named name: String) throws(GalleryCommandError) -> String {
    let wanted = name.lowercased()
    for language in ErrorDescriber.localizations where language.lowercased() == wanted {
      return language
    }
    throw .unknownLanguage(name)
  }

  private static func size(named name: String) throws(GalleryCommandError) -> CGSize {
    let lengths = name.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard lengths.count == 2, lengths.allSatisfy((1...10_000).contains) else {
      throw .unknownSize(name)
    }
    return CGSize(width: lengths[0], height: lengths[1])
  }

  private static func textSize(named name: String) throws(GalleryCommandError) -> Int {
    guard let percent = Int(name), (50...300).contains(percent) else {
      throw .unknownTextSize(name)
    }
    return percent
  }
}
