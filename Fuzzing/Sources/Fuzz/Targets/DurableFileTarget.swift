import Foundation
import Recourse

/// The file of durable reports, damaged in any way.
struct DurableFileTarget: FuzzTarget {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "Fuzz \(UUID())")

  func run(_ input: Data) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "reports.jsonl")
    do {
      try input.write(to: file)
    } catch {
      fatalError("The file can't be written: \(error)")
    }
    let first = restored(from: file) { router in
      router.report(HostileError.plain, origin: .userAction, retryKey: "fuzz")
    }
    // The end of the process.
    RunLoop.main.run(until: .distantPast)
    // For the next process, what was readable is there, and so is the new report unless it is the
    // same problem as a readable one.
    let second = restored(from: file) { _ in }
    require(second >= max(first, 1), "A report is lost with a damaged file.")
    try? FileManager.default.removeItem(at: folder)
  }

  private func restored(
    from file: URL, then act: (ErrorRouter) -> Void
  ) -> Int {
    let journal = ErrorJournal(durableReports: DurableReports(file: file, onFailure: { _ in }))
    let router = ErrorRouter(journal: journal)
    let count = router.restoreReports().count
    act(router)
    return count
  }
}
