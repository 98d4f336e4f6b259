public import Foundation

/// Keeps pending reports and changes in a file, so that they return after a crash.
///
/// A durable report is on the storage device before `report` returns, and stays in the file until
/// it has an outcome. An outcome of ``Outcome/undeliverable`` doesn't count, and a coalesced
/// report stays as long as the report that represents it. After a restart,
/// ``ErrorRouter/restoreReports(of:)`` reports the remaining ones again. A change that is attempted
/// with `keeping:` stays in the file until it has succeeded, see <doc:KeepingChanges>.
///
/// Each durable report makes the caller wait for the storage device: usually for milliseconds, and
/// far longer on Apple's systems while the device is busy. An app and its extensions can share a
/// file in the container of their app group. The file is readable for the app's user only, because
/// it contains the texts of the errors; on iOS, it is encrypted until the device is unlocked for
/// the first time after a restart.
///
/// ```swift
/// let file = URL.applicationSupportDirectory.appending(path: "reports.jsonl")
/// let journal = ErrorJournal(durableReports: DurableReports(file: file))
/// ```
public struct DurableReports: Sendable {
  let file: URL
  let sizeLimit: Int
  let describer: ErrorDescriber
  let isDurable: @Sendable (ErrorReport) -> Bool
  let warn: @Sendable (String) -> Void
  /// The number of milliseconds to wait for another process that writes to the file.
  package var patience = 250

  /// Chooses a file, which is created together with its folder for the first durable report.
  ///
  /// If the file can't be written, the reports stay in memory, and are written together with the
  /// next durable report.
  ///
  /// - Parameters:
  ///   - file: The file. On macOS and Linux, each running process that has durable reports keeps a
  ///     locked file beside it.
  ///   - sizeLimit: The size of the file in bytes beyond which further reports are pending in
  ///     memory only; kept changes are written anyway. Must be positive. The default is 1,000,000,
  ///     enough for about a thousand reports.
  ///   - describer: Describes the errors, whose texts are stored. The default uses the app's
  ///     language.
  ///   - isDurable: Returns whether a report is durable. The default selects reports with a retry
  ///     key, whose operations can run again after a restart.
  ///   - onFailure: Receives a message for a developer when the file can't be written or
  ///     understood. The default writes the message to standard error.
  public init(
    file: URL, sizeLimit: Int = 1_000_000, describer: ErrorDescriber = ErrorDescriber(),
    isDurable: @escaping @Sendable (ErrorReport) -> Bool = { $0.retryKey != nil },
    onFailure: (@Sendable (String) -> Void)? = nil
  ) {
    precondition(sizeLimit > 0, "DurableReports: a file of \(sizeLimit) bytes holds nothing")
    self.file = file
    self.sizeLimit = sizeLimit
    self.describer = describer
    self.isDurable = isDurable
    warn = onFailure ?? { Descriptor.standardError.print("Recourse: \($0)\n") }
  }
}
