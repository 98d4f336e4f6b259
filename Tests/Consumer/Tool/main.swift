import Foundation
import Recourse
import RecourseTerminal

// A program without a user interface: it retries, keeps a journal, and describes and prints errors.

struct RequestFailed: HTTPStatusProvider {
  let statusCode: Int
  let retryAfter: RetryAfter?
}

actor Server {
  private var attempts = 0

  func answer() throws -> String {
    attempts += 1
    guard attempts > 1 else { throw RequestFailed(statusCode: 503, retryAfter: nil) }
    return "Hello"
  }
}

// With a language as its argument, the program only prints the title of an error.
if let language = CommandLine.arguments.dropFirst().first {
  let describer = ErrorDescriber(locale: Locale(identifier: language))
  print(describer.describe(RequestFailed(statusCode: 404, retryAfter: nil)).title)
  exit(0)
}

let server = Server()
let answer = try await withRetry(
  .constant(.milliseconds(1), maxAttempts: 3), idempotency: .idempotent
) {
  try await server.answer()
}
guard answer == "Hello" else { fatalError("expected Hello, is \(answer)") }

let journal = ErrorJournal()
let error = RequestFailed(statusCode: 404, retryAfter: nil)
let description = ErrorDescriber(locale: Locale(identifier: "en")).describe(error)
guard !description.title.isEmpty else { fatalError("an answer of 404 has no title") }
journal.record(error)
guard journal.counts.reported == 1 else { fatalError("the journal has lost an error") }

var printed = ""
TerminalPresenter(style: .plain).present(error, to: &printed)
guard !printed.isEmpty else { fatalError("an answer of 404 is not printed") }
guard ProgramStatus(error) == .noInput else { fatalError("an answer of 404 has another status") }
print("✓ a program without a user interface: \(description.title)")
