// Forwards a journal to a crash reporter and to a log service.
import Foundation
import Recourse

protocol CrashReporter: Sendable {
  func send(_ title: String, groupedBy group: String, details: [String: String]) async
}

struct CrashReporterSink: JournalSink {
  let reporter: any CrashReporter

  func record(_ batch: JournalBatch) async {
    for change in batch.changes where change.isNew && change.entry.outcome != .ignored {
      let record = JournalRecord(change.entry)
      await reporter.send(
        record.description, groupedBy: record.fingerprint.text,
        details: [
          "support code": record.supportCode.description,
          "origin": record.origin.rawValue,
          "details": record.publicDetails.joined(separator: "\n"),
          "steps": record.breadcrumbs.joined(separator: "\n"),
          "situation": record.situation.joined(separator: "\n"),
        ])
    }
  }
}

func makeJournal(reporter: any CrashReporter) -> ErrorJournal {
  ErrorJournal(sinks: [CrashReporterSink(reporter: reporter)])
}

protocol ErrorService: Sendable {
  func record(_ error: NSError) async
}

struct ErrorServiceSink: JournalSink {
  let service: any ErrorService

  func record(_ batch: JournalBatch) async {
    for change in batch.changes where change.isNew && change.entry.outcome != .ignored {
      await service.record(NSError(grouping: change.entry.report.error))
    }
  }
}

func makeJournal(log: @escaping @Sendable (String) -> Void) -> ErrorJournal {
  ErrorJournal(sinks: [ConsoleSink { text in log(text) }])
}

func enterBackground(_ journal: ErrorJournal) async {
  await journal.flush()
}
