import Foundation
import Recourse
import RecourseTerminal
import Testing

@Suite struct TerminalPresenterTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    .mapping(TerminalTestError.self) { error in
      ErrorDescription(
        title: "The upload failed", message: error.message,
        recoverySuggestion: "Try again tomorrow.",
        helpLink: URL(string: "https://example.com/help/uploads/that/fail"))
    }

  @Test func `writes title, message, suggestion, and link on a line each`() {
    #expect(
      text(TerminalTestError(message: "Nobody answered."), .plain) == """
        The upload failed
        Nobody answered.
        Try again tomorrow.
        https://example.com/help/uploads/that/fail

        """)
  }

  @Test func `colors the title if the style has colors`() {
    let text = text(TerminalTestError(message: "No."), TerminalStyle(isColored: true, width: nil))
    #expect(text.hasPrefix("\u{1B}[1;31mThe upload failed\u{1B}[0m\nNo.\n"))
    #expect(text.components(separatedBy: "\u{1B}").count == 3)
  }

  @Test func `wraps lines at spaces and never breaks a word`() {
    let error = TerminalTestError(message: "Nobody answered, not even after a long while.\nOh.")
    #expect(
      text(error, TerminalStyle(isColored: true, width: 16)) == """
        \u{1B}[1;31mThe upload\u{1B}[0m
        \u{1B}[1;31mfailed\u{1B}[0m
        Nobody answered,
        not even after a
        long while.
        Oh.
        Try again
        tomorrow.
        https://example.com/help/uploads/that/fail

        """)
  }

  @Test func `counts wide characters twice and accents not at all, and wraps between wide ones`() {
    let wide = TerminalTestError(message: "サーバーが応答しません。")
    #expect(lines(wide, width: 12).contains("サーバーが応"))
    #expect(lines(wide, width: 12).contains("答しません。"))
    #expect(lines(wide, width: 10).contains("サーバーが"))
    // A line never begins with a full stop.
    #expect(lines(wide, width: 22).contains("サーバーが応答しませ"))
    let accents = TerminalTestError(message: "e\u{301}e\u{301}e\u{301} e\u{301}e\u{301}")
    #expect(lines(accents, width: 6).contains("e\u{301}e\u{301}e\u{301} e\u{301}e\u{301}"))
  }

  @Test func `removes control characters from an error's text`() {
    let text = text(TerminalTestError(message: "\u{1B}[2Jgone\u{7}\r"), .plain)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.contains("gone"))
  }

  @Test func `prints nothing for a cancellation`() {
    #expect(text(CancellationError(), .plain).isEmpty)
    #expect(text(URLError(.cancelled), .plain).isEmpty)
  }

  @Test(arguments: [
    ([:], 0, TerminalStyle(isColored: false, width: 80)),
    (["TERM": "xterm"], 120, TerminalStyle(isColored: true, width: 120)),
    (["TERM": "dumb"], 120, TerminalStyle(isColored: false, width: 120)),
    (["TERM": ""], 120, TerminalStyle(isColored: false, width: 120)),
    (["TERM": "xterm", "NO_COLOR": "1"], 90, TerminalStyle(isColored: false, width: 90)),
    (["TERM": "xterm", "NO_COLOR": ""], 90, TerminalStyle(isColored: true, width: 90)),
    (["TERM": "xterm", "COLUMNS": "40"], 90, TerminalStyle(isColored: true, width: 40)),
    (["TERM": "xterm", "COLUMNS": "wide"], 90, TerminalStyle(isColored: true, width: 90)),
    (["TERM": "xterm", "COLUMNS": "-1"], 0, TerminalStyle(isColored: true, width: 80)),
  ])
  func `detects the capabilities of the terminal`(
    environment: [String: String], columns: Int, style: TerminalStyle
  ) {
    #expect(TerminalStyle.terminal(columns: columns, environment: environment) == style)
  }

  private func text(_ error: any Error, _ style: TerminalStyle) -> String {
    var text = ""
    TerminalPresenter(describer: describer, style: style).present(error, to: &text)
    return text
  }

  private func lines(_ error: any Error, width: Int) -> [String] {
    text(error, TerminalStyle(isColored: false, width: width)).components(separatedBy: "\n")
  }
}

private struct TerminalTestError: Error {
  let message: String
}
