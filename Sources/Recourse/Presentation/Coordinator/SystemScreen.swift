/// The result of querying the system for the presentation directly over a view.
///
/// SwiftUI has no such query: if UIKit refuses an alert, no callback reports the refusal, and the
/// binding stays `true`. Platforms that can be queried are queried, so that no fixed delay has to
/// be trusted.
package enum SystemScreen: Sendable, Hashable {
  /// Nothing is presented over the view, and no transition is running.
  case free
  /// A presentation of the requested kind is up.
  case up
  /// Another presentation or a transition is in the way, or the window is in the background.
  case blocked
  /// The platform can't be queried, but has no transitions, and announces an alert's content when
  /// the alert is shown.
  case announced
  /// The platform can't be queried, and may announce nothing.
  case unknown
}
