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

struct ServiceSink: JournalSink {
  let send: @Sendable (JournalEntry) async -> Void

  func record(_ batch: JournalBatch) async {
    for change in batch.changes where change.isNew && change.entry.outcome != .ignored {
      // A report that is restored after a crash was sent before the crash.
      if change.entry.report.error is ErrorReport.Snapshot { continue }
      await send(change.entry)
    }
  }
}

func sendToSentry(_ entry: JournalEntry) {
  let record = JournalRecord(entry)
  SentrySDK.capture(error: NSError(grouping: entry.report.error)) { scope in
    scope.setFingerprint([record.fingerprint.text])
    scope.setTag(value: record.supportCode.description, key: "support_code")
    scope.setContext(value: ["steps": record.breadcrumbs], key: "recourse")
  }
}

func sendToCrashlytics(_ entry: JournalEntry) {
  for step in JournalRecord(entry).breadcrumbs { Crashlytics.crashlytics().log(step) }
  Crashlytics.crashlytics().record(error: NSError(grouping: entry.report.error))
}

func sendToBugsnag(_ entry: JournalEntry) {
  let record = JournalRecord(entry)
  Bugsnag.notifyError(NSError(grouping: entry.report.error)) { event in
    event.groupingHash = record.fingerprint.text
    event.addMetadata(record.attributes, section: "recourse")
    return true
  }
}

func sendToDatadog(_ entry: JournalEntry) {
  let record = JournalRecord(entry)
  var attributes: [String: any Encodable] = record.attributes
  attributes[RUM.Attributes.errorFingerprint] = record.fingerprint.text
  RUMMonitor.shared().addError(
    message: record.fingerprint.text, type: record.attributes["error.type"],
    stack: "\(record.source)", source: .custom, attributes: attributes)
}

struct LoggingService: Sendable {
  let logger: Logging.Logger

  func send(_ entry: JournalEntry) {
    let record = JournalRecord(entry)
    let severity = ErrorDetails(of: entry.report.error).severity
    logger.log(
      level: Logging.Logger.Level(rawValue: severity.rawValue) ?? .error, "\(record)",
      metadata: record.attributes.mapValues { .string($0) })
  }
}

struct OpenTelemetryService: Sendable {
  let logger: any OpenTelemetryApi.Logger

  func send(_ entry: JournalEntry) {
    let record = JournalRecord(entry)
    let severity = ErrorDetails(of: entry.report.error).severity
    logger.logRecordBuilder()
      .setTimestamp(record.date)
      .setSeverity(OpenTelemetryApi.Severity(rawValue: severity.number) ?? .error)
      .setBody(.string(record.fingerprint.text))
      .setAttributes(record.attributes.mapValues { .string($0) })
      .emit()
  }
}

func makeJournal(for logger: Logging.Logger) -> ErrorJournal {
  ErrorJournal(sinks: [
    ServiceSink(send: sendToSentry),
    ServiceSink(send: LoggingService(logger: logger).send),
  ])
}

func makeJournal(log: @escaping @Sendable (String) -> Void) -> ErrorJournal {
  ErrorJournal(sinks: [ConsoleSink { text in log(text) }])
}

func enterBackground(_ journal: ErrorJournal) async {
  await journal.flush()
}

// Signatures of the services, without their behavior. The package depends on none of them.

enum SentrySDK {
  @discardableResult
  static func capture(error: any Error, block: @escaping (Scope) -> Void) -> SentryID { SentryID() }
}

struct SentryID {}

final class Scope {
  func setFingerprint(_ fingerprint: [String]?) {}
  func setTag(value: String, key: String) {}
  func setContext(value: [String: Any], key: String) {}
}

struct Crashlytics {
  static func crashlytics() -> Crashlytics { Crashlytics() }

  func log(_ message: String) {}
  func record(error: any Error) {}
}

enum Bugsnag {
  static func notifyError(_ error: any Error, block: ((BugsnagEvent) -> Bool)?) {}
}

final class BugsnagEvent {
  var groupingHash: String?

  func addMetadata(_ metadata: [AnyHashable: Any], section: String) {}
}

enum RUM {
  enum Attributes {
    static let errorFingerprint = "_dd.error.fingerprint"
  }
}

struct RUMMonitor {
  enum ErrorSource { case source, network, webview, console, custom }

  static func shared() -> RUMMonitor { RUMMonitor() }

  func addError(
    message: String, type: String?, stack: String?, source: ErrorSource,
    attributes: [String: any Encodable]
  ) {}
}

enum Logging {
  struct Logger: Sendable {
    enum Level: String { case trace, debug, info, notice, warning, error, critical }
    enum MetadataValue { case string(String) }

    func log(
      level: Level, _ message: @autoclosure () -> String,
      metadata: @autoclosure () -> [String: MetadataValue]?
    ) {}
  }
}

enum OpenTelemetryApi {
  enum AttributeValue { case string(String) }
  enum Severity: Int { case debug = 5, info2 = 10, warn = 13, error = 17 }

  protocol Logger: Sendable {
    func logRecordBuilder() -> any LogRecordBuilder
  }

  protocol LogRecordBuilder {
    func setTimestamp(_ timestamp: Date) -> Self
    func setSeverity(_ severity: Severity) -> Self
    func setBody(_ body: AttributeValue) -> Self
    func setAttributes(_ attributes: [String: AttributeValue]) -> Self
    func emit()
  }
}
