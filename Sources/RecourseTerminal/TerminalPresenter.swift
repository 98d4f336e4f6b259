public import Recourse

/// Prints errors for a person at a terminal: title, message, suggestion and help link.
///
/// Cancellations are never printed.
///
/// ```swift
/// do {
///   try await run()
/// } catch {
///   TerminalPresenter().present(error)
///   exit(ProgramStatus(error).rawValue)
/// }
/// ```
public struct TerminalPresenter: Sendable {
  private let describer: ErrorDescriber
  private let style: TerminalStyle

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - describer: Describes the errors. The default uses the app's language.
  ///   - style: The style of the text. The default suits standard error.
  public init(
    describer: ErrorDescriber = ErrorDescriber(), style: TerminalStyle = .standardError()
  ) {
    self.describer = describer
    self.style = style
  }

  /// Prints an error to standard error.
  ///
  /// - Parameter error: The error to print. A cancellation prints nothing.
  public func present(_ error: any Error) {
    Descriptor.standardError.print(text(for: error))
  }

  /// Writes an error to a stream.
  ///
  /// - Parameters:
  ///   - error: The error to write. A cancellation writes an empty string.
  ///   - stream: The stream that receives the text.
  public func present(_ error: any Error, to stream: inout some TextOutputStream) {
    stream.write(text(for: error))
  }

  /// Returns the text with a trailing newline; empty for a cancellation.
  private func text(for error: any Error) -> String {
    guard !error.isCancellation else { return "" }
    let words = describer.describe(error)
    let title = lines(words.title).map { style.isColored ? "\u{1B}[1;31m\($0)\u{1B}[0m" : $0 }
    let rest = [words.message, words.recoverySuggestion, words.helpLink?.absoluteString]
      .compactMap(\.self).flatMap(lines)
    return (title + rest).joined(separator: "\n") + "\n"
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      style.width.map { TerminalLine(line).broken(at: $0) } ?? [String(line)]
    }
  }
}
