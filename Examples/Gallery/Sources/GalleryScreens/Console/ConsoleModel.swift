import Foundation
import Observation
import RecourseUI

/// What the Console screen does, without a screen: reports what fails, and says what became of it.
@MainActor
@Observable
final class ConsoleModel {
  /// How many reports a flood has.
  static let flood = 500
  /// How long after the last one the stream reports an error.
  static let pace = Duration.milliseconds(500)

  /// Whether errors are reported all the time.
  var isStreaming = false

  /// What everything is reported to.
  let journal: ErrorJournal
  private let clock: any Clock<Duration>
  private var next = 0

  /// Makes the model of a journal.
  ///
  /// - Parameters:
  ///   - journal: What everything is reported to. The default is a new one.
  ///   - clock: Measures the time between the reports of a stream. The default is a continuous clock.
  init(
    journal: ErrorJournal = ErrorJournal(), clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.journal = journal
    self.clock = clock
  }

  /// Runs the next of some operations that fail, and reports it.
  ///
  /// What a person has to answer stays pending.
  func reportOne() async {
    let operation = FailingOperation.all[next % FailingOperation.all.count]
    next += 1
    do {
      try await operation.run()
    } catch {
      let report = ErrorReport(error, origin: operation.origin)
      let decision = Self.policy.decision(for: report)
      if let outcome = Self.outcome(of: decision.disposition) {
        journal.record(report, as: outcome, path: decision.path)
      } else {
        journal.report(report, path: decision.path)
      }
    }
  }

  /// Reports the same error over and over, as when everything fails that needs the network.
  func reportFlood() {
    let first = ErrorReport(URLError(.notConnectedToInternet), origin: .refresh)
    journal.report(first)
    for _ in 1..<Self.flood {
      let report = ErrorReport(URLError(.notConnectedToInternet), origin: .refresh)
      journal.record(report, as: .coalesced(into: first.id))
    }
  }

  /// Answers all that is pending.
  func settlePending() {
    for entry in journal.entries where entry.outcome == nil {
      journal.settle(entry.id, as: .presented(action: "Try Again"))
    }
  }

  /// Reports one error after the other while the stream is on.
  func stream() async {
    while isStreaming, !Task.isCancelled {
      await reportOne()
      try? await clock.sleep(for: Self.pace)
    }
  }

  private static let policy = ErrorPolicy("Gallery") {
    On(LibraryError.self, .alert)
    On(URLError.self, .toast)
    On(CocoaError.self, .sheet)
  }

  /// What becomes of an error in an app that shows it; nil for what has to be answered first.
  private static func outcome(of disposition: Disposition) -> Outcome? {
    switch disposition {
    case .alert: nil
    case .inline: .inlined
    case .log: .logged
    case .ignore: .ignored
    case .toast, .banner, .sheet, .route, .parent: .presented(action: nil)
    }
  }
}
