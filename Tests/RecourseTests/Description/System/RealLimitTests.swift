import Foundation
import Recourse
import Testing

/// Tests failures in separate processes, whose limits, user, or open files each test changes.
@Suite struct RealLimitTests {
  @Test func `describes a file that exceeds the size limit`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
      #if canImport(Darwin)
        try #require(setrlimit(RLIMIT_FSIZE, &limit) == 0)
      #else
        try #require(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
      #endif
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      let error = #expect(throws: (any Error).self) { try Data(count: 1_000_000).write(to: file) }
      #expect(title(of: try #require(error)) == "The file is too large")
    }
  }

  @Test func `describes a missing permission to read or to write`() async {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let file = folder.appending(path: "Notes.txt")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("Notes".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
      // Permissions don't apply to the superuser.
      let user = geteuid()
      if user == 0 { try #require(seteuid(65_534) == 0) }
      let reading = #expect(throws: (any Error).self) { try Data(contentsOf: file) }
      let writing = #expect(throws: (any Error).self) {
        try Data().write(to: folder.appending(path: "More.txt"))
      }
      if user == 0 { try #require(seteuid(0) == 0) }
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
      try FileManager.default.removeItem(at: folder)
      #expect(title(of: try #require(reading)) == "Access isn’t allowed")
      #expect(title(of: try #require(writing)) == "Access isn’t allowed")
    }
  }

  @Test func `describes too many open files`() async {
    await #expect(processExitsWith: .success) {
      var handles: [Int32] = []
      repeat { handles.append(open("/dev/null", O_RDONLY)) } while handles.last != -1
      let failure = #expect(throws: (any Error).self) {
        try FileHandle(forReadingFrom: URL(filePath: "/dev/null"))
      }
      for handle in handles { close(handle) }
      let error = try #require(failure)
      #expect(title(of: error) == "The device is busy")
    }
  }
}

private func title(of error: any Error) -> String {
  ErrorDescriber(locale: Locale(identifier: "en")).describe(error).title
}
