import Foundation
import Recourse

enum JournalTestError: Error {
  case offline
  case rejected(file: String)
}

struct JournalPublicError: PublicDetailsProvider, CauseProvider {
  let file: String
  let attempt: Int

  var publicDetails: [String: String] { ["attempt": "\(attempt)"] }
  var causes: [any Error] { [JournalTestError.rejected(file: file)] }
}

/// A sink that collects its batches.
actor JournalTestSink: JournalSink {
  private(set) var batches: [JournalBatch] = []

  func record(_ batch: JournalBatch) async {
    batches.append(batch)
  }

  var changes: [JournalBatch.Change] { batches.flatMap(\.changes) }
  var missedCount: Int { batches.reduce(0) { $0 + $1.missedCount } }
}

/// A sink that suspends in each batch until the test opens the sink.
actor JournalSlowSink: JournalSink {
  private(set) var batches: [JournalBatch] = []
  private var held: CheckedContinuation<Void, Never>?
  private var expected: (count: Int, arrived: CheckedContinuation<Void, Never>)?
  private var isOpen = false

  func record(_ batch: JournalBatch) async {
    batches.append(batch)
    if let expected, expected.count <= count {
      expected.arrived.resume()
      self.expected = nil
    }
    guard !isOpen else { return }
    await withCheckedContinuation { held = $0 }
  }

  /// Waits until the sink has received the given number of changes.
  func waitForChanges(_ count: Int) async {
    guard self.count < count else { return }
    await withCheckedContinuation { expected = (count, $0) }
  }

  /// Resumes the suspended batch, and lets later batches return immediately.
  func open() {
    isOpen = true
    held?.resume()
    held = nil
  }

  private var count: Int { batches.reduce(0) { $0 + $1.changes.count } }
}

/// Collects texts from any thread.
final class JournalTexts: Sendable {
  private let texts = Locked<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func append(_ text: String) {
    texts.withLock { $0.append(text) }
  }
}
