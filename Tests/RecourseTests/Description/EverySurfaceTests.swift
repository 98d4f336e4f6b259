import Foundation
import Recourse
import RecourseIntents
import RecourseTerminal
import RecourseWidgets
import Testing

/// One error on every surface of the system.
@Suite struct EverySurfaceTests {
  private static let errors: [any Error] = [
    URLError(.notConnectedToInternet), CocoaError(.fileWriteOutOfSpace), POSIXError(.EIO),
    SurfaceError.soldOut, SurfaceWrapper(causes: [SurfaceError.closed(until: "noon")]),
    NSError(domain: "Shop", code: 3),
    AggregateError([URLError(.timedOut), URLError(.badURL)], total: 5),
  ]

  @Test(arguments: errors)
  func `an error has the same words, identity and support code on every surface`(
    error: any Error
  ) async throws {
    let describer = ErrorDescriber().mapping(SurfaceError.self) { _ in
      ErrorDescription(title: "No coffee", message: "The machine is empty.")
    }
    let words = describer.describe(error)
    let fingerprint = Fingerprint(of: error)

    let intent = IntentError(error, describedBy: describer)
    #expect(intent.words == words)
    #expect(Fingerprint(of: intent) == fingerprint)

    var widget = WidgetContent<Int>()
    await widget.load(every: .seconds(1), describedBy: describer) { throw error }
    #expect(widget.failure?.title == words.title)
    #expect(widget.failure?.message == words.message)
    #expect(widget.failure?.supportCode == words.supportCode)

    var printed = ""
    TerminalPresenter(describer: describer, style: .plain).present(error, to: &printed)
    #expect(printed.hasPrefix(words.title + "\n"))

    let problem = ProblemDetails(of: error)
    #expect(problem.supportCode == words.supportCode.description)

    let details = ErrorDetails(of: error, describer: describer)
    #expect(details.words == words)
    #expect(details.personText == intent.text)
    #expect(details.shareableText.contains(fingerprint.text))

    let journal = ErrorJournal()
    journal.record(error)
    let record = JournalRecord(try #require(journal.entries.first))
    #expect(record.supportCode == words.supportCode)
    #expect(record.fingerprint == fingerprint)
  }
}

private enum SurfaceError: Error {
  case soldOut
  case closed(until: String)
}

private struct SurfaceWrapper: CauseProvider {
  let causes: [any Error]
}
