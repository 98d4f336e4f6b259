#if canImport(os)
  import os

  /// Writes a journal to the system's log.
  ///
  /// A message contains only the types, cases, codes and public details of the error and its
  /// causes, so its privacy level is public.
  ///
  /// ```swift
  /// let journal = ErrorJournal(sinks: [LoggerSink(subsystem: "com.example.shop")])
  /// ```
  public struct LoggerSink: JournalSink {
    private let logger: Logger

    /// Creates a sink.
    ///
    /// - Parameters:
    ///   - subsystem: The subsystem of the log, for example the app's bundle identifier.
    ///   - category: The category within the subsystem, for filtering. The default is "errors".
    public init(subsystem: String, category: String = "errors") {
      logger = Logger(subsystem: subsystem, category: category)
    }

    /// Writes changes.
    ///
    /// - Parameter batch: The changes since the last batch.
    public func record(_ batch: JournalBatch) async {
      if batch.missedCount > 0 {
        logger.notice("\(batch.missedText, privacy: .public)")
      }
      for change in batch.changes {
        logger.log(level: change.level, "\(change.developerText, privacy: .public)")
      }
    }
  }

  extension JournalBatch.Change {
    /// The log level: error for new entries, debug for ignored ones, info for recorded outcomes.
    fileprivate var level: OSLogType {
      if entry.outcome == .ignored { return .debug }
      return isNew ? .error : .info
    }
  }
#endif
