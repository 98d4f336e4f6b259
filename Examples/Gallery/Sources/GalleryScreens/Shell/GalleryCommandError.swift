import RecourseUI

/// An error in the arguments; the process exits with ``exitStatus``.
public enum GalleryCommandError: Error, Equatable, CustomStringConvertible {
  /// No option has this name.
  case unknownOption(String)
  /// No screen has this name.
  case unknownScreen(String)
  /// The library has no texts in the language.
  case unknownLanguage(String)
  /// The value is not a size, such as 360x680.
  case unknownSize(String)
  /// The value is not a text size, such as 150.
  case unknownTextSize(String)
  /// The option needs a value after it.
  case missingValue(String)

  /// `EX_USAGE` of sysexits.h: the command was used incorrectly.
  public static let exitStatus: Int32 = 64

  /// A message for standard error: the mistake, and the valid values.
  public var description: String {
    switch self {
    case .unknownOption(let option):
      """
      Gallery: there is no option "\(option)". There are \
      \(GalleryCommand.options.map(\.usage).joined(separator: ", ")).
      """
    case .unknownScreen(let name):
      """
      Gallery: there is no screen "\(name)". There are \
      \(GalleryScreen.allCases.map(\.rawValue).joined(separator: ", ")).
      """
    case .unknownLanguage(let name):
      """
      Gallery: there is no language "\(name)". There are \
      \(ErrorDescriber.localizations.joined(separator: ", ")).
      """
    case .unknownSize(let size):
      "Gallery: \"\(size)\" is not a size. A size is a width and a height in points, such as 360x680."
    case .unknownTextSize(let size):
      "Gallery: \"\(size)\" is not a text size. A text size is a percentage from 50 to 300."
    case .missingValue(let option):
      "Gallery: \(option) needs a value."
    }
  }
}
