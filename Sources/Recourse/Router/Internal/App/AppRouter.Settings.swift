extension AppRouter {
  /// The settings that an app chooses for all of its windows.
  package struct Settings: Sendable {
    let policy: ErrorPolicy
    package let journal: ErrorJournal
    package let describer: ErrorDescriber
    package let network: NetworkSignal?
    /// How a person can report a problem; nil if they can't.
    let problemReporting: ProblemReporting?
    /// Shows notifications outside of the app's windows; nil if nobody does.
    let notifier: (any ErrorNotifier)?
    let coalescingInterval: Duration
    let interruptionsPerMinute: Int
    let waitingLimit: Int
    package let clock: any Clock<Duration>
  }
}
