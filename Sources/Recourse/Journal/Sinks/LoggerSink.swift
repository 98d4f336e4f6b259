#if canImport(os)
  import os

  /// Writes a journal to the system's log.
  ///
  /// An entry has the error's types, cases, codes and public details, with those of its causes, and
  /// nothing else, so the log may show it.
  ///
  /// ```swift
  /// let journal = ErrorJournal(sinks: [LoggerSink(subsystem: "com.example.shop")])
  /// ```
  public struct LoggerSink: JournalSink {
    private let logger: Logger

    /// Makes a sink.
    ///
    /// - Parameters:
    ///   - subsystem: The app, as in its bundle identifier.
    ///   - category: What the log is filtered by. The default is "errors".
    public init(subsystem: String, category: String = "errors") {
      logger = Logger(subsystem: subsystem, category: category)
    }

    /// Writes changes down.
    ///
    /// - Parameter batch: The changes since the last batch.
    public func record(_ batch: JournalBatch) async {
      if batch.leftOut > 0 {
        logger.notice("\(batch.leftOutText, privacy: .public)")
      }
      for change in batch.changes {
        logger.log(level: change.level, "\(change.developerText, privacy: .public)")
      }
    }
  }

  extension JournalBatch.Change {
    /// Only what is new and no cancellation is an error in the log.
    fileprivate var level: OSLogType {
      if entry.outcome == .ignored { return .debug }
      return isNew ? .error : .info
    }
  }
#endif
