/// What the app was doing when an error occurred.
///
/// It says how much a person wants to know: they wait for an answer to what they have just done, and
/// have never heard of what happens in the background.
///
/// ```swift
/// report(error, origin: .background)
/// ```
public enum ErrorOrigin: String, Sendable, Hashable, Codable, CaseIterable {
  /// A person has asked for it, with a button for example.
  case userAction
  /// Something was loaded for the first time, so there is nothing else to show.
  case firstLoad
  /// Something that is on screen was loaded again.
  case refresh
  /// Nobody has asked for it.
  case background
  /// Something was loaded in case somebody asks for it.
  case prefetch
  /// The app was starting.
  case launch
}
