/// The treatment of a new presentation while another one is on screen.
public enum OverlapPolicy: Sendable, Hashable {
  /// The new presentation waits in the queue.
  case wait
  /// The current presentation closes with the answer `.replaced`, and the new presentation is next.
  case replace
  /// The new presentation is discarded, and answered `.ignored` immediately.
  ///
  /// If the presentation on screen is being dismissed and none waits, the new one is enqueued
  /// instead.
  case ignore
}
