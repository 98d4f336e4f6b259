import Foundation
import Recourse
import RecourseTerminal
import Testing

/// A tool that works on many files, and whose failures reach `main`.
@Suite(.timeLimit(.minutes(5))) struct AggregateErrorTests {
  @Test
  func `prints each failure on a line, in the order of the elements, and exits with a status`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .exitCode(75), observing: [\.standardErrorContent]) {
        do {
          _ = try await withAll(1...8) { if $0 != 3 { throw UploadError(file: "\($0).jpg") } }
        } catch {
          let describer = ErrorDescriber(locale: Locale(identifier: "en"))
          TerminalPresenter(describer: describer, style: .plain).present(error)
          exit(ProgramStatus(error).code)
        }
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        """
        7 of 8 couldn’t be completed
        1.jpg wasn’t uploaded
        2.jpg wasn’t uploaded
        4.jpg wasn’t uploaded
        5.jpg wasn’t uploaded
        6.jpg wasn’t uploaded
        7.jpg wasn’t uploaded
        8.jpg wasn’t uploaded

        """))
  }

  @Test func `a single failure is printed in its own words`() {
    var text = ""
    TerminalPresenter(
      describer: ErrorDescriber(locale: Locale(identifier: "en")), style: .plain
    ).present(AggregateError([UploadError(file: "1.jpg")], total: 1), to: &text)
    #expect(text.hasPrefix("1.jpg wasn’t uploaded\n"))
  }

  @Test(
    arguments: [
      URLError(.notConnectedToInternet), CocoaError(.fileWriteOutOfSpace), UploadError(file: ""),
      NSError(domain: "Shop", code: 1),
    ] as [any Error])
  func `the exit status of several failures is never success`(_ error: any Error) {
    #expect(ProgramStatus(AggregateError([error, error], total: 9)) != .success)
  }
}

private struct UploadError: LocalizedError, ErrorRemedyProvider {
  let file: String
  var errorDescription: String? { "\(file) wasn’t uploaded" }
  var remedy: ErrorRemedy { .transient }
}
