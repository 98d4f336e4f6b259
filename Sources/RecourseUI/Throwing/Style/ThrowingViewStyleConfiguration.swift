public import Recourse
public import SwiftUI

/// The state of a throwing view, and the views that represent its parts.
///
/// Parts that the caller omits have defaults that describe the error.
///
/// ```swift
/// func makeBody(configuration: Configuration) -> some View {
///   configuration.content.opacity(configuration.failure == nil ? 1 : 0.5)
/// }
/// ```
@MainActor
public struct ThrowingViewStyleConfiguration {
  /// The kinds of content that a throwing view shows.
  public enum Phase: Sendable, Hashable {
    /// No value to show, while an attempt is running or has yet to start.
    case loading
    /// The content, which stays during a reload and after a failed reload.
    case content
    /// The empty state, which stays like content.
    case empty
    /// The failure, because there is no value or because the user has to resolve the error.
    case failed
  }

  /// The kind of content to show.
  public let phase: Phase
  /// Whether an attempt is running, either the first one or a reload beside the content.
  public let isLoading: Bool
  /// The progress of the attempt, from 0 to 1; nil if the operation reports none.
  public let progress: Double?
  /// The failure, which remains during a retry; nil without a failure.
  ///
  /// Beside content, a failure means that the content may be out of date. If the style reads this
  /// property, ``label``, ``description`` or ``actions`` in those phases, the view counts as
  /// showing the failure, and no other surface presents it. Otherwise, the policies decide where
  /// the failure is presented.
  public var failure: LoadFailure? { read(givenFailure) }
  /// The number of failed attempts since the last value.
  let attempts: Int
  /// Whether the view is the page that users pull down, because no view around it handles pulls.
  let isPage: Bool

  /// The content, which users can pull down to reload if it scrolls; empty in other phases.
  public let content: AnyView
  /// The view of an empty value, which users can pull down to reload.
  public let empty: AnyView
  /// The title of the failure; empty without a failure.
  public var label: AnyView { read(givenLabel) }
  /// The explanation of the failure; empty without a failure.
  public var description: AnyView { read(givenDescription) }
  /// "Try Again", the recovery options and the caller's actions; empty without a failure.
  public var actions: AnyView { read(givenActions) }
  /// The action that reloads, or skips the countdown to an automatic retry.
  public let tryAgain: @MainActor () -> Void

  private let givenFailure: LoadFailure?
  private let givenLabel: AnyView
  private let givenDescription: AnyView
  private let givenActions: AnyView
  private let reading: FailureReading

  init(
    phase: Phase, isLoading: Bool, progress: Double?, failure: LoadFailure?, attempts: Int,
    isPage: Bool, content: AnyView, empty: AnyView, label: AnyView, description: AnyView,
    actions: AnyView, reading: FailureReading, tryAgain: @escaping @MainActor () -> Void
  ) {
    self.phase = phase
    self.isLoading = isLoading
    self.progress = progress
    self.attempts = attempts
    self.isPage = isPage
    self.content = content
    self.empty = empty
    self.tryAgain = tryAgain
    self.reading = reading
    givenFailure = failure
    givenLabel = label
    givenDescription = description
    givenActions = actions
  }

  private func read<Part>(_ part: Part) -> Part {
    if phase == .content || phase == .empty { reading.isBesideContent = true }
    return part
  }
}

/// Records whether a style reads the failure while it shows content.
@MainActor
final class FailureReading {
  var isBesideContent = false

  nonisolated init() {}
}
