import Foundation
import Recourse
import Testing

/// Tests that no public type prints the payload of an error, in any form of printing.
@MainActor
@Suite struct PrintingTests {
  @Test(arguments: Canary.errors.indices)
  func `a value that stores an error prints one line without its payload`(number: Int) throws {
    let error = Canary.errors[number]
    for value in values(keeping: error) {
      for text in Canary.texts(of: value) { #expect(!Canary.isIn(text), "\(type(of: value))") }
      #expect(!"\(value)".contains { $0.isNewline }, "\(type(of: value))")
      #expect(!"\(value)".isEmpty)
    }
    for object in objects(keeping: error) {
      var dumped = ""
      dump(object, to: &dumped)
      #expect(!Canary.isIn("\(object) \(String(reflecting: object)) \(dumped)"))
    }
  }

  @Test(arguments: Canary.errors.indices)
  func `a text for logs and exports never contains a payload`(number: Int) async throws {
    let error = Canary.errors[number]
    // An integer raw value becomes the code of the NSError, and isn't a payload there.
    let bridged: [any Error] = error._code == Canary.number ? [] : [error as NSError]
    for error in [error, Caused(error), Boxed(error)] + bridged {
      let report = ErrorReport(error, origin: .userAction)
      let written = Locked("")
      let sink = ConsoleSink { text in written.withLock { $0 += text } }
      let journal = ErrorJournal(sinks: [sink])
      journal.record(report, as: .presented(action: "OK"))
      await journal.flush()
      let export = String(decoding: try JSONEncoder().encode(journal.export()), as: UTF8.self)
      let details = ErrorDetails(of: error)
      let fingerprint = Fingerprint(of: error)
      let coded = String(decoding: try JSONEncoder().encode(fingerprint), as: UTF8.self)
      for text in [
        written.withLock { $0 }, export, journal.export().text, details.developerText,
        details.shareableText, fingerprint.text, coded, error.causeTree.developerText,
      ] {
        #expect(!Canary.isIn(text))
      }
    }
  }

  @Test func `a report prints its support code, error, origin, and source location`() {
    let error = Caused(URLError(.timedOut))
    let report = ErrorReport(error, origin: .refresh, attempt: 2)
    let code = SupportCode(report.fingerprint)
    let problem = "\(code) RecourseTests.Caused ← NSURLErrorDomain -1001"
    let place = "(refresh at \(#fileID):\(#line - 3), attempt 2)"
    #expect("\(report)" == "\(problem) \(place)")
    let journal = ErrorJournal()
    journal.record(report, as: .presented(action: "OK"))
    #expect("\(journal.entries[0])" == "#1 \(problem) \(place): presented")
    #expect("\(LoadState<Int>.failed(LoadFailure(error), previous: nil))".contains(problem))
    #expect("\(TimeoutError(limit: .seconds(3)))" == "TimeoutError after 3.0 seconds")
    #expect("\(report.snapshot())".contains("\(code) RecourseTests.Caused"))
  }

  @Test func `a description prints its title and its message`() {
    let made = ErrorDescription(title: "The payment failed", message: "Nothing was\n\ncharged.")
    #expect("\(made)" == "The payment failed: Nothing was charged.")
    let found = ErrorDescriber(locale: Locale(identifier: "en")).describe(URLError(.timedOut))
    #expect("\(found)".hasPrefix("\(found.title): "))
    #expect("\(found)".hasSuffix(" (\(found.supportCode))"))
  }

  @Test func `what an app has put into a value isn't printed, except the names of its policies`()
    throws
  {
    let policy = ErrorPolicy("shop") { Otherwise(.inbox) }
    let router = ErrorRouter(policy: policy)
    router.report(Quiet.secret(Canary.word, Canary.number), origin: .background)
    let entry = try #require(router.journal.entries.first)
    router.attempt(keeping: "letter" as KeptChange.Kind<String>, Canary.word)
    let texts: [String] = [
      "\(try #require(router.keptChanges.first))",
      "\(ProblemReport(words: Canary.word, contact: Canary.word, record: JournalRecord(entry)))",
      "\(ErrorCatalog().mapping(Quiet.self) { _ in .cancelled })",
      "\(ProblemDetails(of: Quiet.secret(Canary.word, Canary.number)))",
      "\(KeptValues<String, String>())",
      "\(policy)",
      "\(ReportMatcher.where { _ in true })",
      "\(On(.origin(.launch), .log))",
      "\(Otherwise(.inbox))",
    ]
    for text in texts { #expect(!Canary.isIn(text) && !text.isEmpty) }
    for value in [router.inbox, try #require(router.inbox.entries.first)] as [Any] {
      var dumped = ""
      dump(value, to: &dumped)
      #expect(!Canary.isIn(dumped))
    }
  }

  @Test func `a content prints its texts in one line, and its actions`() {
    let alert = AlertContent(title: "Not sent", message: "No network", actions: [.ok])
    #expect("\(alert)" == "Not sent: No network [OK]")
    let dialog = ConfirmationDialogContent(
      title: "Sure?", titleVisibility: .visible, actions: [.ok])
    #expect("\(dialog)" == "Sure? [OK]")
    let undo = AlertAction("Undo") {}
    let toast = ToastContent(title: "Deleted", action: undo, count: 3)
    #expect("\(toast)" == "Deleted (3 times) [Undo]")
  }

  @Test func `every public type that stores an error has a custom mirror`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    var keepers: Set<String> = []
    var mirrored: Set<String> = []
    for module in try FileManager.default.contentsOfDirectory(atPath: root.path) {
      let folder = root.appending(path: module).resolvingSymlinksInPath()
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for path in paths where path.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let source = SourceOutline(text)
        keepers.formUnion(source.publicKeepersOfErrors)
        mirrored.formUnion(source.mirroredTypes)
      }
    }
    #expect(keepers.isSuperset(of: ["ErrorReport", "LoadFailure", "TimeoutError"]))
    #expect(keepers.subtracting(mirrored) == [])
  }

  /// Returns values of every type that stores an error or is derived from one.
  private func values(keeping error: any Error) -> [any Sendable] {
    let report = ErrorReport(error, origin: .userAction)
    let journal = ErrorJournal()
    journal.record(report, as: .presented(action: "OK"))
    let entry = journal.entries[0]
    let attempt = FailedAttempt(
      number: 1, error: error, date: report.date, decision: .stop(.attemptsUsedUp))
    let failure = LoadFailure(error, attempts: [attempt])
    let progress = RetryProgress(failures: [attempt], phase: .stopped(.attemptsUsedUp))
    let change = JournalBatch.Change(entry: entry, isNew: true)
    return [
      report, report.snapshot(), ErrorReport(report.snapshot(), origin: .launch), entry, change,
      JournalBatch(changes: [change], missedCount: 0), JournalRecord(entry), failure, attempt,
      progress, LoadState<Int>.failed(failure, previous: nil),
      TimeoutError(limit: .seconds(1), cause: error),
      error.causeTree, Caused(error).causeTree, ErrorDetails(of: error),
      ErrorPolicy.standard.decision(for: report), Outcome.coalesced(into: report.id),
      Outcome.presented(action: Canary.word), RecoveryOption("OK") { true },
      LoadFailure(TimeoutError(limit: .seconds(1), cause: error)), [failure], [1: report],
    ]
  }

  private func objects(keeping error: any Error) -> [AnyObject] {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    router.report(error, origin: .userAction)
    return [router, router.journal, Loader { () async throws -> Int in throw error }]
  }
}

/// Errors that carry a secret and reveal it in every form of printing that Swift has.
private enum Canary {
  static let word = "hunter2"
  static let number = 48_151_623

  static func isIn(_ text: String) -> Bool {
    text.contains(word) || text.contains("\(number)")
  }

  static let errors: [any Error] = [
    Quiet.secret(word, number), Quiet.nested(.failure(Quiet.secret(word, number))),
    QuietStructure(word: word, list: [word]), QuietObject(word), Streaming.secret(word),
    Described.secret(word), DebugDescribed.secret(word), Labelled.secret(word),
    LabelledStructure(word: word), RawText.secret(word), RawNumber.secret(number), Plainly.closed,
    NSError(domain: "Shop", code: 1, userInfo: ["path": word, NSLocalizedDescriptionKey: word]),
    URLError(.timedOut, userInfo: ["NSErrorFailingURLStringKey": word]),
    CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: word]),
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: word)),
    EncodingError.invalidValue(word, .init(codingPath: [], debugDescription: word)),
  ]

  /// Returns the text of a value in each form of printing, alone and nested in other values.
  static func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    dump(["a": Optional(value)], to: &dumped)
    var printed = ""
    print(value, [value], Optional(value) as Any, to: &printed)
    debugPrint(value, (value, 1), to: &printed)
    var texts = [
      dumped, printed, "\(value)", String(describing: value), String(reflecting: value),
      "\(Mirror(reflecting: value).children.map { "\($0)" })",
    ]
    if let error = value as? any Error {
      texts += ["\(error)", "\(error._domain) \(error._code)", "\(ErrorDetails(of: error))"]
    }
    return texts
  }
}

private enum Quiet: Error {
  case secret(String, Int)
  indirect case nested(Result<Int, any Error>)
}

private struct QuietStructure: Error {
  let word: String
  let list: [String]
}

private final class QuietObject: Error {
  let word: String

  init(_ word: String) { self.word = word }
}

private enum Streaming: Error, TextOutputStreamable {
  case secret(String)
  case plain

  func write(to target: inout some TextOutputStream) { target.write(Canary.word) }
}

private enum Described: Error, CustomStringConvertible {
  case secret(String)

  var description: String { Canary.word }
}

private enum DebugDescribed: Error, CustomDebugStringConvertible {
  case secret(String)

  var debugDescription: String { Canary.word }
}

private enum Labelled: Error, CustomReflectable {
  case secret(String)

  var customMirror: Mirror {
    Mirror(self, children: [Canary.word: Canary.number], displayStyle: .enum)
  }
}

private struct LabelledStructure: Error, CustomReflectable {
  let word: String

  var customMirror: Mirror { Mirror(self, children: [word: word], displayStyle: .enum) }
}

private enum RawText: Error, RawRepresentable, CustomStringConvertible {
  case secret(String)

  init?(rawValue: String) { self = .secret(rawValue) }

  var rawValue: String { Canary.word }
  var description: String { Canary.word }
}

private enum RawNumber: Error, RawRepresentable, CustomStringConvertible {
  case secret(Int)

  init?(rawValue: Int) { self = .secret(rawValue) }

  var rawValue: Int { Canary.number }
  var description: String { Canary.word }
}

/// An error without a payload whose raw value and descriptions reveal the secret.
private enum Plainly: Error, RawRepresentable, CustomStringConvertible, TextOutputStreamable {
  case closed

  init?(rawValue: String) { nil }

  var rawValue: String { Canary.word }
  var description: String { Canary.word }

  func write(to target: inout some TextOutputStream) { target.write(Canary.word) }
}

private struct Boxed: Error {
  let cause: any Error

  init(_ cause: any Error) { self.cause = cause }
}
