public import Recourse
public import SwiftUI

/// The state of a throwing view, and the parts to show it with.
///
/// The parts are what the caller has given, and otherwise what fits the error.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View {
///   configuration.content.opacity(configuration.failure == nil ? 1 : 0.5)
/// }
/// ```
@MainActor
public struct ThrowingViewStyleConfiguration {
  /// What there is to show.
  public enum Phase: Sendable, Hashable {
    /// Nothing yet.
    case loading
    /// The content. It stays while it is loaded again, and when that fails.
    case content
    /// That there is nothing in what was loaded. It stays like content.
    case empty
    /// The failure, since there is nothing else, or since a person has to do something about it.
    case failed
  }

  /// What there is to show.
  public let phase: Phase
  /// Whether an attempt runs: the first one, or another beside what is shown.
  public let isLoading: Bool
  /// How far the attempt is, from 0 to 1; nil when it doesn't say.
  public let progress: Double?
  /// What has failed, also while it is tried again; nil when nothing has.
  ///
  /// Beside content, it says that the content may be out of date.
  public let failure: LoadFailure?

  /// What was loaded, which a person can pull down to load it again; empty in other phases.
  public let content: AnyView
  /// Says that there is nothing in what was loaded.
  public let empty: AnyView
  /// Names the failure; empty when there is none.
  public let label: AnyView
  /// Says what the failure means; empty when there is none.
  public let description: AnyView
  /// "Try Again", what the error offers, and the caller's own actions; empty without a failure.
  public let actions: AnyView
  /// Loads again, or at once when an automatic retry is awaited.
  public let tryAgain: @MainActor () -> Void
}
