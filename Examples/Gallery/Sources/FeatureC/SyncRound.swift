public import Recourse

/// How a synchronization has ended: plain words and figures, which can be kept in a file.
public struct SyncRound: Codable, Equatable, Sendable {
  /// How many documents were uploaded.
  public internal(set) var uploaded = 0
  /// What has failed.
  public internal(set) var failures: [ErrorReport.Snapshot] = []
}
