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
  /// Beside content, it says that the content may be out of date. A style that reads it there shows it,
  /// so that no other place does; of a style that doesn't, the policies decide who tells of the failure.
  public var failure: LoadFailure? { read(givenFailure) }
  /// Whether somebody around the view deals with the failure when it occurs again.
  let isHandled: Bool

  /// What was loaded, which a person can pull down to load it again; empty in other phases.
  public let content: AnyView
  /// Says that there is nothing in what was loaded.
  public let empty: AnyView
  /// Names the failure; empty when there is none.
  public var label: AnyView { read(givenLabel) }
  /// Says what the failure means; empty when there is none.
  public var description: AnyView { read(givenDescription) }
  /// "Try Again" where that can help, the error's options, and the caller's own actions; empty without
  /// a failure.
  public var actions: AnyView { read(givenActions) }
  /// Loads again, or at once when an automatic retry is awaited.
  public let tryAgain: @MainActor () -> Void

  private let givenFailure: LoadFailure?
  private let givenLabel: AnyView
  private let givenDescription: AnyView
  private let givenActions: AnyView
  private let reading: FailureReading

  init(
    phase: Phase, isLoading: Bool, progress: Double?, failure: LoadFailure?, isHandled: Bool,
    content: AnyView, empty: AnyView, label: AnyView, description: AnyView, actions: AnyView,
    reading: FailureReading, tryAgain: @escaping @MainActor () -> Void
  ) {
    self.phase = phase
    self.isLoading = isLoading
    self.progress = progress
    self.isHandled = isHandled
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

/// Whether a style reads what there is to say of a failure while it shows content.
@MainActor
final class FailureReading {
  var isBesideContent = false

  nonisolated init() {}
}
