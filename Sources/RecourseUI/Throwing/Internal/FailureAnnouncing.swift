import Recourse
import SwiftUI

/// Announces a new failure to assistive technology, once while the failure is on screen.
///
/// A later attempt that fails in the same way is not announced again.
struct FailureAnnouncing: ViewModifier {
  /// The identity of the value that failed to load.
  let id: AnyHashable
  let failure: LoadFailure?
  /// Whether the content stays beside the failure.
  let isStale: Bool

  @Environment(\.errorDescriber) private var describer
  @Environment(\.announce) private var announce

  private struct Key: Equatable {
    let id: AnyHashable
    let problem: Fingerprint?
  }

  func body(content: Content) -> some View {
    content.onChange(of: Key(id: id, problem: failure.map { Fingerprint(of: $0.error) })) {
      guard let failure else { return }
      let description = describer.describe(failure.error)
      // The line break makes VoiceOver pause in every language.
      announce(
        "\(description.title)\n\(isStale ? describer.text["state.stale"] : description.fullMessage)"
      )
    }
  }
}

extension EnvironmentValues {
  /// The action that makes assistive technology speak a text, wherever its focus is.
  @Entry package var announce: @MainActor (String) -> Void = {
    AccessibilityNotification.Announcement($0).post()
  }
}
