// Ends a command-line tool with the words of its error, a written journal and an exit status.
import Foundation
import Recourse
import RecourseTerminal

@main
struct BackUpTool {
  static func main() async {
    let logs = URL.temporaryDirectory.appending(path: "BackUp")
    let journal = ErrorJournal(sinks: [RotatingFileSink(directory: logs)])
    do {
      try await backUp()
    } catch {
      journal.record(error)
      TerminalPresenter().present(error)
      await journal.flush()
      exit(ProgramStatus(error).code)
    }
  }

  static func backUp() async throws {
    guard CommandLine.arguments.count == 2 else { throw MissingFolder() }
    try await withRetry(.background, idempotency: .idempotent) {
      try await upload(CommandLine.arguments[1])
    }
  }

  static func upload(_ folder: String) async throws {}
}

struct MissingFolder: LocalizedError, ProgramStatusProvider {
  var errorDescription: String? { "A folder is missing" }
  var recoverySuggestion: String? { "Pass the folder to back up." }
  var programStatus: ProgramStatus { .usage }
}

func upload(photos: [URL]) async throws {
  try await withAll(photos) { photo in
    try await withRetry(idempotency: .idempotent) { try await upload(photo) }
  }
}

func upload(_ photo: URL) async throws {}

func text(of error: any Error) -> String {
  var text = ""
  TerminalPresenter(style: .plain).present(error, to: &text)
  return text
}
