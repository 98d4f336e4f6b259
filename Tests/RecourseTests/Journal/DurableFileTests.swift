import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct DurableFileTests {
  private let folder: DurableFolder

  init() throws {
    folder = try DurableFolder()
  }

  @Test func `skips an incomplete last line with a warning and starts the next on its own line`()
    throws
  {
    let reports = report(3, in: folder.journal)
    let size = try folder.contents.count
    let torn = try folder.crash(keeping: size - 10)
    let app = DurableApp(torn)
    #expect(app.router.restoreReports().map(\.id) == reports.dropLast().map(\.id))
    #expect(torn.warnings.all.count == 1)
    #expect(torn.warnings.all[0].contains("incomplete line"))

    let tornAgain = try folder.crash(keeping: size - 10)
    let added = report(1, in: tornAgain.journal)
    #expect(tornAgain.warnings.all.count == 1)
    #expect(try tornAgain.restorable() == Set((reports.dropLast() + added).map(\.id)))
  }

  @Test func `keeps lines of newer versions and in other formats, and warns of them once`()
    throws
  {
    let foreign = [
      #"{"version":2,"open":"something new"}"#, "not JSON", "", #"{"version":1}"#,
      #"{"version":1,"open":{"report":1}}"#, "[1,2]",
    ].map { $0 + "\n" }.joined()
    try Data(foreign.utf8).write(to: folder.file)
    let reports = report(2, in: folder.journal)
    let next = try folder.crash()
    let app = DurableApp(next)
    #expect(app.router.restoreReports().map(\.id) == reports.map(\.id))
    app.router.restoreReports(of: "42")
    #expect(next.warnings.all.count == 1)
    #expect(next.warnings.all[0].contains("6 lines"))
    #expect(try String(decoding: next.contents, as: UTF8.self).hasPrefix(foreign))
  }

  @Test func `restores from no file, an empty file and a file of zeros`() throws {
    let app = DurableApp(folder)
    #expect(app.router.restoreReports().isEmpty)
    #expect(folder.warnings.all.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    var reports: [ErrorReport] = []
    for size in [0, 10_000] {
      try Data(count: size).write(to: folder.file)
      #expect(app.router.restoreReports().isEmpty)
      reports += report(1, in: app.journal)
      #expect(try folder.restorable() == Set(reports.map(\.id)))
    }
  }

  @Test func `writes the reports later if the folder can't be created at first`() throws {
    try FileManager.default.removeItem(at: folder.url)
    try Data().write(to: folder.url)
    let journal = folder.journal
    let reports = report(3, in: journal)
    journal.settle(reports[0].id, as: .handled)
    #expect(journal.counts.pending == 2)
    #expect(folder.warnings.all.count == 1)
    #expect(folder.warnings.all[0].contains(folder.file.path))
    try FileManager.default.removeItem(at: folder.url)
    let last = report(1, in: journal)
    #expect(try folder.restorable() == Set((reports.dropFirst() + last).map(\.id)))
    #expect(folder.warnings.all.count == 1)
  }

  @Test func `warns and goes on if the file is a folder`() throws {
    try FileManager.default.createDirectory(at: folder.file, withIntermediateDirectories: true)
    let app = DurableApp(folder)
    #expect(app.router.restoreReports().isEmpty)
    report(2, in: app.journal)
    #expect(app.journal.counts.pending == 2)
    #expect(folder.warnings.all.count == 1)
  }

  @Test func `a file that was removed or emptied is written again with all open reports`() throws {
    let journal = folder.journal
    var reports = report(3, in: journal)
    journal.settle(reports.removeFirst().id, as: .handled)
    try FileManager.default.removeItem(at: folder.file)
    reports += report(1, in: journal)
    #expect(try folder.restorable() == Set(reports.map(\.id)))
    #expect(folder.warnings.all.count == 1)
    #expect(folder.warnings.all[0].contains("2 open lines are written again"))

    try #require(truncate(folder.file.path, 0) == 0)
    reports += report(1, in: journal)
    #expect(try folder.restorable() == Set(reports.map(\.id)))

    try FileManager.default.removeItem(at: folder.url)
    journal.settle(reports.removeLast().id, as: .handled)
    #expect(try folder.restorable() == Set(reports.map(\.id)))
    #expect(folder.warnings.all.count == 3)
  }

  @Test func `a running process keeps its reports after its file and its session were removed`()
    throws
  {
    let journal = folder.journal
    report(1, in: journal)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      try FileManager.default.removeItem(at: folder.url.appending(path: name))
    }
    report(1, in: journal)
    #expect(DurableApp(folder).router.restoreReports().isEmpty)
    #expect(try folder.restorable().count == 2)
    withExtendedLifetime(journal) {}
  }

  @Test func `is readable for its owner only, also if it was readable for others before`() throws {
    try Data().write(to: folder.file)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.file.path)
    report(1, in: folder.journal)
    let next = try folder.crash()
    DurableApp(next).router.restoreReports()
    for folder in [folder, next] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test(arguments: [true, false])
  func `a symbolic link stays a link, and its target has the reports`(isDangling: Bool) throws {
    let target = try DurableFolder()
    if !isDangling { try Data().write(to: target.file) }
    try FileManager.default.createSymbolicLink(at: folder.file, withDestinationURL: target.file)
    let journal = ErrorJournal(durableReports: folder.reports(sizeLimit: 10_000))
    let first = report(1, in: journal)
    // Enough for the file to be rewritten.
    for _ in 0..<50 {
      for report in report(1, in: journal) { journal.settle(report.id, as: .handled) }
    }
    let type = try FileManager.default.attributesOfItem(atPath: folder.file.path)[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
    #expect(try target.restorable() == Set(first.map(\.id)))
    #expect(folder.warnings.all.isEmpty)
  }

  @Test func `there are only regular files beside the reports`() throws {
    let journal = folder.journal
    report(2, in: journal)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.count == 2)
    for name in names {
      let path = folder.url.appending(path: name).path
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
      #expect(type as? FileAttributeType == .typeRegular)
    }
    withExtendedLifetime(journal) {}
  }

  @Test func `damaged contents are set aside, and every whole line before them is kept`() throws {
    let damage = Data(repeating: 0x41, count: 300_000)
    let reports = report(2, in: folder.journal)
    let torn = try folder.crash()
    try (torn.contents + damage).write(to: torn.file)
    let added = report(1, in: torn.journal)
    #expect(try torn.restorable() == Set((reports + added).map(\.id)))
    let damaged = torn.url.appending(path: "reports.jsonl.damaged")
    #expect(try Data(contentsOf: damaged) == damage)
    #expect(torn.warnings.all.count == 1)
    #expect(torn.warnings.all[0].contains(damaged.path))
  }

  #if os(Linux)
    @Test func `a damaged file without a newline is read in blocks`() async throws {
      let folder = try DurableFolder()
      try Data(repeating: 0x41, count: 10_000_000).write(to: folder.file)
      await #expect(processExitsWith: .success) { [path = folder.url.path as String] in
        let file = URL(filePath: path).appending(path: "reports.jsonl")
        let journal = ErrorJournal(
          durableReports: DurableReports(file: file, isDurable: { _ in true }, onFailure: { _ in }))
        let report = ErrorReport(problem(1), origin: .background)
        let before = try readCalls()
        journal.report(report)
        // Each block of 64 kilobytes is read once to find the damage, and once to set it aside.
        #expect(try readCalls() - before < 2 * 10_000_000 / 65_536 + 100)
      }
      let damaged = folder.url.appending(path: "reports.jsonl.damaged")
      #expect(try Data(contentsOf: damaged).count == 10_000_000)
      #expect(try folder.restorable().count == 1)
    }
  #endif

  @Test func `stays below its limit while reports come and go`() throws {
    let journal = ErrorJournal(durableReports: folder.reports(sizeLimit: 10_000))
    let first = report(1, in: journal)
    var sizes: [Int] = []
    for _ in 0..<200 {
      for report in report(1, in: journal) { journal.settle(report.id, as: .handled) }
      sizes.append(try folder.contents.count)
    }
    #expect(sizes.max() ?? 0 > 8_000)
    #expect(sizes.max() ?? 0 < 11_000)
    #expect(zip(sizes, sizes.dropFirst()).count { $0 > $1 } > 5)
    #expect(folder.warnings.all.isEmpty)
    #expect(try folder.restorable() == Set(first.map(\.id)))
  }

  @Test func `refuses further reports when it is full, and accepts reports again later`() throws {
    let journal = ErrorJournal(durableReports: folder.reports(sizeLimit: 10_000))
    let reports = report(100, in: journal)
    #expect(journal.counts.pending == 100)
    #expect(folder.warnings.all.count == 1)
    #expect(folder.warnings.all[0].contains("10000 bytes"))
    let kept = try folder.restorable()
    #expect(kept == Set(reports.prefix(kept.count).map(\.id)))
    for report in reports { journal.settle(report.id, as: .handled) }
    let later = report(5, in: journal)
    #expect(try folder.restorable() == Set(later.map(\.id)))
    #expect(folder.warnings.all.count == 1)
  }

  @Test func `waits a limited time for another process, and writes the report later`() throws {
    var settings = folder.reports
    settings.patience = 2
    let journal = ErrorJournal(durableReports: settings)
    let descriptor = open(folder.file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(flock(descriptor, LOCK_EX) == 0)
    let reports = report(2, in: journal)
    #expect(folder.warnings.all.count == 1)
    close(descriptor)
    let last = report(1, in: journal)
    #expect(try folder.restorable() == Set((reports + last).map(\.id)))
  }

  @discardableResult
  private func report(_ count: Int, in journal: ErrorJournal) -> [ErrorReport] {
    (0..<count).map { number in
      let report = ErrorReport(problem(number), origin: .background)
      journal.report(report)
      return report
    }
  }
}

#if os(Linux)
  /// The number of reading system calls of this process.
  private func readCalls() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/io", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("syscr: ") }
    return try #require(line.flatMap { Int($0.dropFirst("syscr: ".count)) })
  }
#endif
