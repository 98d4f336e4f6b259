public import Recourse

extension ErrorReport.Key {
  /// A synchronization: its failures offer it again, and a success makes them untrue.
  public static let synchronization: Self = "synchronization"
}

/// Synchronizes documents in the background, and shows nothing: it hands over what has failed.
public actor Synchronizer {
  /// What has failed, for one reader.
  public nonisolated let failures: AsyncStream<ErrorReport>

  private let failure: AsyncStream<ErrorReport>.Continuation
  private let service: any SyncService
  private let describer: ErrorDescriber

  /// Creates the synchronization with a shop.
  ///
  /// - Parameters:
  ///   - service: The shop.
  ///   - describer: Finds the words for what is kept of failures. The default speaks the person’s
  ///     language.
  public init(service: any SyncService, describer: ErrorDescriber = ErrorDescriber()) {
    self.service = service
    self.describer = describer
    (failures, failure) = AsyncStream.makeStream()
  }

  deinit {
    failure.finish()
  }

  /// Synchronizes once; what concerns one document is handed over, and keeps no other from it.
  ///
  /// - Returns: What was done, and what has failed.
  /// - Throws: What has stopped it before its end.
  public func run() async throws -> SyncRound {
    var round = SyncRound()
    for document in try await service.documents() {
      do {
        try await service.upload(document)
        round.uploaded += 1
      } catch let conflict as SyncConflict {
        hand(ErrorReport(conflict, origin: .background), to: &round)
      }
    }
    return round
  }

  /// Synchronizes once without being asked, and hands over all that fails.
  ///
  /// - Returns: What was done, and what has failed.
  public func runInBackground() async -> SyncRound {
    do {
      return try await run()
    } catch {
      var round = SyncRound()
      let report = ErrorReport(
        error, origin: .background, retryKey: .synchronization, validUntil: [.synchronization])
      hand(report, to: &round)
      return round
    }
  }

  private func hand(_ report: ErrorReport, to round: inout SyncRound) {
    round.failures.append(report.snapshot(describer: describer))
    failure.yield(report)
  }
}
