public import Foundation
import Recourse

/// The color and the width of terminal text.
///
/// ```swift
/// let presenter = TerminalPresenter(style: .plain)
/// ```
public struct TerminalStyle: Sendable, Hashable {
  /// Whether the text may use color.
  package let isColored: Bool
  /// The number of columns at which lines wrap; nil disables wrapping.
  package let width: Int?

  /// No color and no wrapping.
  public static let plain = TerminalStyle(isColored: false, width: nil)

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - isColored: Whether the text may use color.
  ///   - width: The number of columns at which lines wrap; nil disables wrapping.
  public init(isColored: Bool, width: Int?) {
    self.isColored = isColored
    self.width = width
  }

  /// Returns the style that suits standard error: plain, unless it is a terminal.
  ///
  /// A terminal gets color unless `NO_COLOR` is set and not empty, or `TERM` is missing, empty or
  /// "dumb". The width is the value of `COLUMNS`, or else the terminal's reported width, or else
  /// 80.
  ///
  /// - Parameter environment: The environment variables. The default is the environment of the
  ///   process.
  /// - Returns: The style.
  public static func standardError(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalStyle {
    guard isatty(STDERR_FILENO) == 1 else { return .plain }
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return terminal(columns: isKnown ? Int(clamping: size.ws_col) : 0, environment: environment)
  }

  /// Returns the style of a terminal; zero columns mean that the width is unknown.
  package static func terminal(columns: Int, environment: [String: String]) -> TerminalStyle {
    let wantsNone = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let canColor = environment["TERM"].map { $0 != "dumb" && !$0.isEmpty } ?? false
    let width = [environment["COLUMNS"].flatMap(Int.init) ?? 0, columns].first { $0 > 0 }
    return TerminalStyle(isColored: canColor && !wantsNone, width: width ?? 80)
  }
}
