import Foundation

/// A surface with a failure, and what a person with a keyboard or a screen reader has met there.
struct SeenSurface: Sendable {
  /// An element that had the keyboard focus.
  struct Stop: Sendable {
    let element: SeenElement
    /// The part of the frame that the window and its scroll views don't clip.
    var visible: CGRect
    let isOnSurface: Bool
  }

  /// A control that was pressed by a key.
  struct Press: Sendable {
    let control: String
    let key: String
    var isAnswered: Bool
  }

  let surface: Surface
  let language: String
  /// The surface's element: a window, or a part of it.
  var element: SeenElement
  /// The window's frame.
  var window: CGRect
  /// The Tab stops of the window, in order, up to the first that returned.
  var stops: [Stop] = []
  var presses: [Press] = []
  /// Whether Escape closed the surface; nil if the surface is a part of a window.
  var isLeftByEscape: Bool?
  /// The texts that a screen reader has spoken since the failure.
  var announcements: [String] = []
  /// What the person had typed and chosen before the failure, and afterwards.
  var input: (before: [String], after: [String]) = ([], [])
  /// The values that a question is about, before the question and while it is on screen.
  var values: (before: [String], during: [String]) = ([], [])
  /// Whether the surface was still on screen after the Tab stops; a toast and a banner, after 16
  /// more seconds.
  var stays = true

  /// The first text.
  var title: String {
    element.labels.first { !$0.name.isEmpty && $0.name != "GtkLabel" }?.name ?? ""
  }

  /// The texts after the title.
  var message: [String] { element.labels.map(\.name).filter { $0 != title && $0 != "GtkLabel" } }

  var name: String { "\(surface.rawValue) (\(language))" }
}
