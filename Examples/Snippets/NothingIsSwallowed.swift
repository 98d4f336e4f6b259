// Goes on after a failure, without swallowing the error.
import Foundation
import Recourse

let journal = ErrorJournal(sinks: [ConsoleSink()])

struct Draft: Codable, Sendable {
  let text: String
}

struct DraftCache: Sendable {
  func drafts() throws -> [Draft] { [] }
  func removeOld() throws {}
}

struct StatisticsServer: Sendable {
  func send(_ count: Int) async throws {}
}

struct DraftList {
  let cache: DraftCache
  let server: StatisticsServer

  func open() async -> [Draft] {
    let drafts = journal.recover { try cache.drafts() } ?? []
    journal.recover { try cache.removeOld() }
    await journal.recover { try await server.send(drafts.count) }
    return drafts
  }
}

struct OrderArchive: Sendable {
  let saved: [String]

  func orders(from download: @Sendable () async throws -> [String]) async throws -> [String] {
    try await withFallback(to: saved, journal: journal) { try await download() }
  }
}

func numberOfFailures(in journal: ErrorJournal) -> Int {
  journal.counts[.recovered]
}
