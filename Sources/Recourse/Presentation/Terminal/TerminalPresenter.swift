/// Shows errors to a person at a terminal: title, message, suggestion, and a page that says more.
///
/// A cancellation is not shown.
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

  /// Makes a presenter.
  ///
  /// - Parameters:
  ///   - describer: Finds the words. The default speaks the person's language.
  ///   - style: How they look. The default fits what standard error is.
  public init(
    describer: ErrorDescriber = ErrorDescriber(), style: TerminalStyle = .standardError()
  ) {
    self.describer = describer
    self.style = style
  }

  /// Writes an error to standard error.
  ///
  /// - Parameter error: Any error.
  public func present(_ error: any Error) {
    Descriptor.standardError.print(text(for: error))
  }

  /// Writes an error to a stream.
  ///
  /// - Parameters:
  ///   - error: Any error.
  ///   - stream: Where the text goes.
  public func present(_ error: any Error, to stream: inout some TextOutputStream) {
    stream.write(text(for: error))
  }

  /// The text, with an end of line; empty for a cancellation.
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
