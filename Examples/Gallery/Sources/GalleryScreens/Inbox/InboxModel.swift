import Observation
import RecourseTestServer
import RecourseUI

/// The parts of an app that it synchronizes in the background.
enum SyncPart: String, CaseIterable, Sendable {
  case mail, calendar, contacts, notes, photos, reminders, bookmarks, passwords

  /// What failed if the part fails, which makes each part a problem of its own.
  var failing: String { "The \(rawValue) couldn’t be synchronized" }

  /// Identifies the operation to run again; its success resolves the reports.
  var key: ErrorReport.Key { ErrorReport.Key(rawValue: "synchronize \(rawValue)") }
}

/// The state and actions of the Inbox screen, independent of its views: a server, and the parts
/// that are synchronized with it.
@MainActor
@Observable
final class InboxModel {
  /// The parts that have been synchronized.
  private(set) var synchronized: Set<SyncPart> = []

  private var isDown = true
  private let server = OrderServer()
  /// The faults of a server that is down, which fails each request in its own way.
  private static let faults: ServerFaults = [
    .every(3, .status(500)), .every(2, .reset), .always(.cutOff),
  ]

  init() {
    server.faults = Self.faults
  }

  var isServerDown: Bool {
    get { isDown }
    set {
      isDown = newValue
      server.faults = newValue ? Self.faults : []
    }
  }

  /// Synchronizes all parts one after another, without a request by the person.
  func synchronizeAll(_ router: ErrorRouter) async {
    synchronized = []
    for part in SyncPart.allCases {
      router.onRetry(of: part.key) { [weak self] in try await self?.synchronize(part) }
      do {
        try await synchronize(part)
        router.resolve(part.key)
      } catch {
        router.report(
          error, origin: .background, failing: part.failing, retryKey: part.key)
      }
    }
  }

  /// Synchronizes one part.
  func synchronize(_ part: SyncPart) async throws {
    _ = try await server.orders()
    synchronized.insert(part)
  }
}
