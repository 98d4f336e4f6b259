import Foundation
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct CrashAndReturnModelTests {
  @Test func `a message that can’t be sent is pending until it is sent`() async {
    await withFolder { folder in
      let model = CrashAndReturnModel(folder: folder)
      await model.send()
      #expect(model.router.journal.counts.pending == 1)
      model.isServerUp = true
      await model.send()
      #expect(model.router.journal.counts.pending == 0)
    }
  }

  @Test func `a report returns in the process after a crash`() async {
    await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        await crash(in: path) { await $0.send() }
      }
      let model = CrashAndReturnModel(folder: folder)
      model.restore()
      #expect(model.returned.map(\.failing) == ["The message wasn’t sent"])
      #expect(model.router.journal.counts.pending == 1)
      model.restore()
      #expect(model.returned.count == 1)
    }
  }

  @Test func `a cleared report doesn’t return`() async {
    await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
        await crash(in: path) { model in
          await model.send()
          model.clear()
        }
      }
      let model = CrashAndReturnModel(folder: folder)
      model.restore()
      #expect(model.returned.isEmpty)
    }
  }
}

/// Creates a folder for a closure, and removes it afterwards.
@MainActor
func withFolder<Result>(_ body: (URL) async throws -> Result) async rethrows -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}

/// Uses a model, and crashes the process.
@MainActor
func crash(
  in path: String, after body: @MainActor (CrashAndReturnModel) async -> Void
) async {
  let model = CrashAndReturnModel(folder: URL(filePath: path))
  await body(model)
  model.crash()
}
