public import Recourse

extension ErrorReport.Key {
  /// A synchronization: its failures offer a retry, and a success resolves them.
  public static let synchronization: Self = "synchronization"
}

/// Synchronizes documents in the background, and hands its failures to the app instead of showing
/// them.
public actor Synchronizer {
  /// The reports of failures, for a single reader.
  public nonisolated let failures: AsyncStream<ErrorReport>

  private let failure: AsyncStream<ErrorReport>.Continuation
  private let service: any SyncService
  private let describer: ErrorDescriber

  /// Creates a synchronizer for a shop.
  ///
  /// - Parameters:
  ///   - service: The shop.
  ///   - describer: Describes the failures for their snapshots. The default uses the person’s
  ///     language.
  public init(service: any SyncService, describer: ErrorDescriber = ErrorDescriber()) {
    self.service = service
    self.describer = describer
    (failures, failure) = AsyncStream.makeStream()
  }

  deinit {
    failure.finish()
  }

  /// Synchronizes once; a conflict is reported for its document and doesn't stop the others.
  ///
  /// - Returns: The uploads and the failures.
  /// - Throws: The error that stopped the synchronization.
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

  /// Synchronizes once without a request by the person, and reports all failures.
  ///
  /// - Returns: The uploads and the failures.
  public func runInBackground() async -> SyncRound {
    do {
      return try await run()
    } catch {
      var round = SyncRound()
      let report = ErrorReport(error, origin: .background, retryKey: .synchronization)
      hand(report, to: &round)
      return round
    }
  }

  private func hand(_ report: ErrorReport, to round: inout SyncRound) {
    round.failures.append(report.snapshot(describer: describer))
    failure.yield(report)
  }
}
