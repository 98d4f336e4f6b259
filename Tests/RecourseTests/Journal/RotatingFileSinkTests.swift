import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) final class RotatingFileSinkTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `writes one decodable line for each change`() async throws {
    let journal = ErrorJournal(sinks: [RotatingFileSink(directory: folder)])
    let report = ErrorReport(JournalTestError.rejected(file: "diary.txt"), origin: .launch)
    journal.report(report)
    await journal.flush()
    journal.settle(report.id, as: .presented(action: "Delete diary.txt"))
    await journal.flush()
    let lines = try lines("errors.jsonl")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let records = try lines.map { try decoder.decode(JournalRecord.self, from: Data($0.utf8)) }
    #expect(records.map(\.outcome) == [nil, .presented])
    #expect(records.map(\.id) == [report.id, report.id])
    #expect(!lines.joined().contains("diary"))
  }

  @Test func `rotates a full file and keeps a limited number of files`() async throws {
    let sink = RotatingFileSink(
      directory: folder, name: "journal", sizeLimit: 4_000, fileLimit: 3)
    for number in 1...100 { await sink.record(batch(number)) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["journal.1.jsonl", "journal.2.jsonl", "journal.jsonl"])
    let numbers = try ["journal.2.jsonl", "journal.1.jsonl", "journal.jsonl"].flatMap(numbers)
    #expect(numbers.last == 100)
    #expect(numbers == Array((numbers.first ?? 0)...100))
    for name in names {
      let size = try Data(contentsOf: folder.appending(path: name)).count
      #expect(size <= 4_000 && size > 0)
    }
  }

  @Test func `keeps a single file, even if one line exceeds the size limit`() async throws {
    let sink = RotatingFileSink(directory: folder, sizeLimit: 1, fileLimit: 1)
    for number in 1...3 { await sink.record(batch(number)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["errors.jsonl"])
    #expect(try numbers("errors.jsonl") == [3])
  }

  @Test func `continues the file of an earlier run, even after an incomplete line`() async throws {
    await RotatingFileSink(directory: folder).record(batch(1))
    let url = folder.appending(path: "errors.jsonl")
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{\"num".utf8))
    try handle.close()
    await RotatingFileSink(directory: folder).record(batch(2))
    let lines = try lines("errors.jsonl")
    #expect(lines.count == 3)
    #expect(lines[1] == "{\"num")
    #expect(try Self.number(lines[2]) == 2)
  }

  @Test func `reports a failed write once, and later writes the number of missing changes`()
    async throws
  {
    try Data().write(to: folder)
    let texts = JournalTexts()
    let sink = RotatingFileSink(directory: folder) { texts.append($0) }
    for number in 1...3 { await sink.record(batch(number)) }
    #expect(texts.all.count == 1)
    #expect(texts.all.first?.contains(folder.path) == true)
    try FileManager.default.removeItem(at: folder)
    await sink.record(batch(4, missedCount: 2))
    #expect(try lines("errors.jsonl").first == "{\"missedCount\":5}")
    #expect(try lines("errors.jsonl").count == 2)
    #expect(texts.all.count == 1)
  }

  @Test func `sinks that share a folder never overwrite each other's lines`() async throws {
    // Small files rotate often. Each sink stands for the sink of another process.
    let sinks = (0..<4).map { _ in
      RotatingFileSink(directory: folder, sizeLimit: 2_000, fileLimit: 1_000)
    }
    await withTaskGroup { group in
      for (place, sink) in sinks.enumerated() {
        group.addTask {
          for number in 0..<50 { await sink.record(batch(place * 50 + number)) }
        }
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 10)
    #expect(try names.flatMap(numbers).sorted() == Array(0..<200))
  }

  #if os(macOS) || os(Linux)
    @Test func `sinks of two processes that share a folder never overwrite each other's lines`()
      async throws
    {
      let path = folder.path
      let mine = RotatingFileSink(directory: folder, sizeLimit: 10_000, fileLimit: 10_000)
      let isChildOver = Locked(false)
      let writing = Task {
        var number = 100
        while !isChildOver.withLock({ $0 }) {
          await mine.record(batch(number))
          number += 1
          // On a single processor, the child's end would otherwise never be noticed.
          await Task.yield()
        }
        return number
      }
      await #expect(processExitsWith: .success) { [path = path as String] in
        let sink = RotatingFileSink(
          directory: URL(filePath: path), sizeLimit: 10_000, fileLimit: 10_000)
        for number in 0..<100 { await sink.record(batch(number)) }
      }
      isChildOver.withLock { $0 = true }
      let end = await writing.value
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      #expect(names.count > 1)
      #expect(try names.flatMap(numbers).sorted() == Array(0..<end))
    }
  #endif

  @Test func `waits a limited time for another writer's lock, then counts the change as left out`()
    async throws
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let texts = JournalTexts()
    let clock = ManualClock()
    let sink = RotatingFileSink(
      directory: folder, name: "errors", sizeLimit: 1_000_000, fileLimit: 2, clock: clock,
      onFailure: { texts.append($0) })
    let descriptor = open(
      folder.appending(path: "errors.jsonl").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    try #require(flock(descriptor, LOCK_EX) == 0)
    let waiting = Task { await sink.record(batch(1)) }
    await clock.waitForSleepers()
    let giving = Task { while !Task.isCancelled { await clock.advance(by: .milliseconds(10)) } }
    await waiting.value
    giving.cancel()
    #expect(texts.all.count == 1)
    let patient = Task { await sink.record(batch(2)) }
    await clock.waitForSleepers()
    close(descriptor)
    await giving.value
    await clock.advance(by: .milliseconds(10))
    await patient.value
    #expect(try lines("errors.jsonl").first == "{\"missedCount\":1}")
    #expect(try lines("errors.jsonl").last.map(Self.number) == 2)
    #expect(texts.all.count == 1)
  }

  private func lines(_ name: String) throws -> [String] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    return text.split(separator: "\n").map(String.init)
  }

  private func numbers(_ name: String) throws -> [Int] {
    try lines(name).map(Self.number)
  }

  private static func number(_ line: String) throws -> Int {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(JournalRecord.self, from: Data(line.utf8)).number
  }
}

private func batch(_ number: Int, missedCount: Int = 0) -> JournalBatch {
  let entry = JournalEntry(
    number: number, report: ErrorReport(JournalTestError.offline, origin: .background))
  return JournalBatch(changes: [.init(entry: entry, isNew: true)], missedCount: missedCount)
}
