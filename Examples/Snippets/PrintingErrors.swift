// Prints the error that ends a command-line tool, and exits with the status for the error.
import Foundation
import RecourseTerminal

struct CopyTool {
  static func main() async {
    do {
      try await run()
    } catch {
      TerminalPresenter().present(error)
      exit(ProgramStatus(error).code)
    }
  }

  static func run() async throws {
    guard CommandLine.arguments.count == 3 else { throw UsageError() }
    try FileManager.default.copyItem(
      atPath: CommandLine.arguments[1], toPath: CommandLine.arguments[2])
  }
}

struct UsageError: LocalizedError, ProgramStatusProvider {
  var errorDescription: String? { "Two files are needed" }
  var recoverySuggestion: String? { "Pass the file to copy and the copy." }
  var programStatus: ProgramStatus { .usage }
}
