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

  /// Whether a presentation lies over the view, before another one is requested.
  package var isTaken: Bool { self == .up || self == .blocked }

  var canBeAsked: Bool { self != .unknown && self != .announced }
}

/// The facts that a platform reports about the presentations around a view.
///
/// A platform's anchor only collects the facts; the answers are the same for all platforms, and are
/// tested without one.
package struct ScreenFacts: Sendable, Hashable {
  /// The state of the scene that contains the view.
  package enum Scene: Sendable, Hashable {
    /// The scene is in the foreground and receives events.
    case active
    /// The scene is in the background, or doesn't receive events.
    case inactive
    /// There is no scene, as in an extension, a preview or a test.
    case none
  }

  /// A presentation.
  package struct Presentation: Sendable, Hashable {
    /// The kinds of presentations.
    package enum Kind: Sendable, Hashable {
      /// An alert or a confirmation dialog.
      case alert
      /// A sheet or a cover.
      case cover
      /// Either an alert or a sheet, on a platform that doesn't distinguish them.
      case alertOrCover
      /// A popover, beside which the content below stays visible.
      case popover
      /// The presentation of an active search field, which is part of the content.
      case search
    }

    let kind: Kind
    /// Whether the presentation arrives or leaves.
    let isMoving: Bool

    package init(_ kind: Kind, isMoving: Bool = false) {
      self.kind = kind
      self.isMoving = isMoving
    }
  }

  /// Whether the view is in a window.
  private let isInWindow: Bool
  private let scene: Scene
  /// The presentations over the view, the lowest first.
  private let above: [Presentation]
  /// The presentations that contain the view.
  private let below: [Presentation.Kind]
  /// Whether the platform presents later what it can't present now, and shows some alerts apart
  /// from the window.
  private let isQueueing: Bool

  /// Creates the facts; by default, those of a view in an active window without presentations.
  package init(
    isInWindow: Bool = true, scene: Scene = .active, above: [Presentation] = [],
    below: [Presentation.Kind] = [], isQueueing: Bool = false
  ) {
    self.isInWindow = isInWindow
    self.scene = scene
    self.above = above
    self.below = below
    self.isQueueing = isQueueing
  }

  /// The number of presentations below the view; nil outside a window.
  package var screensBelow: Int? {
    isInWindow ? below.count { $0 != .search } : nil
  }

  /// Returns the state of the presentation directly over the view.
  package func screen(for kind: PresentationSlots.Kind) -> SystemScreen {
    guard isInWindow, scene != .none else { return .unknown }
    let directly = above.first { $0.kind != .search || $0.isMoving }
    guard scene == .active, directly?.isMoving != true else { return .blocked }
    switch (directly?.kind, kind) {
    // A window without a sheet may still have the alert.
    case (nil, .alert) where isQueueing: return .unknown
    case (nil, _), (.popover, .toast): return .free
    case (.alert, .alert), (.alertOrCover, .alert), (.cover, .cover), (.alertOrCover, .cover):
      return .up
    case (_, _): return .blocked
    }
  }
}
