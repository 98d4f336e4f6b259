public import Recourse

/// The result of a synchronization, without error values, so that it can be stored in a file.
public struct SyncRound: Codable, Equatable, Sendable {
  /// The number of uploaded documents.
  public internal(set) var uploaded = 0
  /// Snapshots of the failures.
  public internal(set) var failures: [ErrorReport.Snapshot] = []
}
