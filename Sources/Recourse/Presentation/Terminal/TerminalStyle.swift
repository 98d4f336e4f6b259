public import Foundation

/// How text looks in a terminal: in colour or not, and how wide.
///
/// ```swift
/// let presenter = TerminalPresenter(style: .plain)
/// ```
public struct TerminalStyle: Sendable, Hashable {
  /// Whether there may be colour.
  public let isColored: Bool
  /// The columns of a line; nil when lines aren't broken.
  public let width: Int?

  /// Without colour, and lines as long as they are.
  public static let plain = TerminalStyle(isColored: false, width: nil)

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - isColored: Whether there may be colour.
  ///   - width: The columns of a line; nil when lines aren't broken.
  public init(isColored: Bool, width: Int?) {
    self.isColored = isColored
    self.width = width
  }

  /// What fits standard error: plain, unless it is a terminal.
  ///
  /// A terminal has colour unless the environment has `NO_COLOR`, or `TERM` is missing or "dumb".
  /// Its width is that of `COLUMNS`, or the one that it tells, or 80.
  ///
  /// - Parameter environment: The variables. The default is those of the process.
  /// - Returns: The style.
  public static func standardError(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TerminalStyle {
    guard isatty(STDERR_FILENO) == 1 else { return .plain }
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return terminal(columns: isKnown ? Int(clamping: size.ws_col) : 0, environment: environment)
  }

  /// The style of a terminal; one of no columns doesn't know its width.
  package static func terminal(columns: Int, environment: [String: String]) -> TerminalStyle {
    let wantsNone = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let canColor = environment["TERM"].map { $0 != "dumb" && !$0.isEmpty } ?? false
    let width = [environment["COLUMNS"].flatMap(Int.init) ?? 0, columns].first { $0 > 0 }
    return TerminalStyle(isColored: canColor && !wantsNone, width: width ?? 80)
  }
}
