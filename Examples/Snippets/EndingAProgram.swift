import Foundation
import RecourseTerminal

func backUp() {
  do {
    try FileManager.default.copyItem(atPath: "notes.txt", toPath: "backup.txt")
  } catch {
    TerminalPresenter().present(error)
    exit(ProgramStatus(error).code)
  }
}
