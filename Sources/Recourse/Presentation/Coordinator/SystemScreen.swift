/// The system's answer to the question which presentation lies directly over a view.
///
/// SwiftUI has no such question: an alert that UIKit refuses is announced to nobody, and its binding
/// stays `true`. Where the platform can be asked, it is asked instead of trusting a delay.
package enum SystemScreen: Sendable, Hashable {
  /// Nothing is presented over the view, and nothing moves there.
  case free
  /// A presentation of the kind in question is up.
  case up
  /// Another presentation is in the way, one moves, or the window is in the background.
  case blocked
  /// The platform can't be asked, but has no transitions, and announces the contents of an alert when
  /// it shows one.
  case announced
  /// The platform can't be asked, and may announce nothing.
  case unknown
}
