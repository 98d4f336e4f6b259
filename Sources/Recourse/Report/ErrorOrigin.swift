/// The activity of the app during which an error occurred.
///
/// The origin suggests how much a person wants to know. They expect an answer to an action of their
/// own, and have never heard of work in the background.
///
/// ```swift
/// report(error, origin: .background)
/// ```
public enum ErrorOrigin: String, Sendable, Hashable, Codable, CaseIterable {
  /// Work that a person started, for example with a button.
  case userAction
  /// The first load of content, while there is nothing else to show.
  case firstLoad
  /// A reload of content that is already on screen.
  case refresh
  /// Work that the app started on its own.
  case background
  /// Loading of content that may be needed later.
  case prefetch
  /// Work during the launch of the app.
  case launch
}
