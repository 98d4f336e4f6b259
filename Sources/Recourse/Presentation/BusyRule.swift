/// What becomes of a new presentation while another one is on screen.
public enum BusyRule: Sendable, Hashable {
  /// The new one is shown when those before it are over.
  case wait
  /// The one on screen closes as `.replaced`, and the new one is shown before all that wait.
  case replace
  /// The new one is not shown, and is answered `.ignored` at once.
  case ignore
}
