import Foundation
import Recourse

@MainActor
func makeRouter(logs: URL) -> ErrorRouter {
  let journal = ErrorJournal(sinks: [ConsoleSink(), RotatingFileSink(directory: logs)])
  return ErrorRouter(journal: journal)
}
