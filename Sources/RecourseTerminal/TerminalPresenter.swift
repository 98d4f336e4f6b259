public import Recourse

/// Prints errors for a person at a terminal: title, message, suggestion and help link.
///
/// Cancellations are never printed. An ``/Recourse/AggregateError`` is printed with a line for each
/// failure, in the order of the elements.
///
/// ```swift
/// do {
///   try await run()
/// } catch {
///   TerminalPresenter().present(error)
///   exit(ProgramStatus(error).code)
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
    guard !error.isCancellation(in: describer.catalog) else { return "" }
    let words = describer.describe(error)
    let title = lines(words.title).map { style.isColored ? "\u{1B}[1;31m\($0)\u{1B}[0m" : $0 }
    let failures = (error as? AggregateError)?.failures ?? []
    let message =
      failures.count > 1
      ? failures.map { describer.describe($0).summary } : [words.message, words.recoverySuggestion]
    let rest = (message + [words.helpLink?.absoluteString]).compactMap(\.self).flatMap(lines)
    return (title + rest).joined(separator: "\n") + "\n"
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      style.width.map { TerminalLine(line).broken(at: $0) } ?? [String(line)]
    }
  }
}

/// Wraps a line of text that may be too long for a terminal.
struct TerminalLine {
  private let text: Substring

  init(_ text: Substring) {
    self.text = text
  }

  /// Returns the text, wrapped to a number of columns.
  ///
  /// Lines break at spaces, and between Chinese or Japanese characters, which are not separated by
  /// spaces. A word longer than a line, such as an address, is never broken.
  func broken(at width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in words {
      let size = word.reduce(0) { $0 + $1.columns }
      let visible = word.last == " " ? size - 1 : size
      if columns > 0, columns + visible > width {
        lines.append(line)
        line = ""
        columns = 0
      }
      line += word
      columns += size
    }
    return (lines + [line]).map { $0.last == " " ? String($0.dropLast()) : $0 }
  }

  /// The unbreakable parts of the text, each including the space after it.
  private var words: [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in text {
      if let previous, previous.canEndLine, character.canBeginLine(after: previous) {
        words.append(word)
        word = ""
      }
      word.append(character)
      previous = character
    }
    return words + [word]
  }
}

extension Character {
  /// The number of terminal columns that the character takes.
  fileprivate var columns: Int {
    unicodeScalars.map(\.columns).max() ?? 0
  }

  fileprivate var canEndLine: Bool { self == " " || columns == 2 }

  fileprivate func canBeginLine(after previous: Character) -> Bool {
    previous == " " ? self != " " : columns == 2 && !isPunctuation
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns: two for wide East Asian characters (UAX #11, W and F) and
  /// pictographs.
  fileprivate var columns: Int {
    switch value {
    case 0x20...0x2FF: 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .control, .format: 0
      default: 1
      }
    }
  }
}
