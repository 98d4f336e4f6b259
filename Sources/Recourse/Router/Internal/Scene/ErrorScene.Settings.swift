extension ErrorScene {
  /// The settings that an app chooses for all of its windows.
  package struct Settings: Sendable {
    let policy: ErrorPolicy
    package let journal: ErrorJournal
    package let describer: ErrorDescriber
    package let network: NetworkSignal?
    let window: Duration
    let limit: Int
    package let clock: any Clock<Duration>
  }
}
