import Recourse
import SwiftUI

/// Tells assistive technology of a failure when it comes up, and not again while it stays.
///
/// The same failure of a later attempt stays, as it does on the screen.
struct FailureAnnouncing: ViewModifier {
  /// The identity of the value that could not be loaded.
  let id: AnyHashable
  let failure: LoadFailure?
  /// Whether the content is shown beside the failure.
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
      // A pause between the two, in every language.
      announce(
        "\(description.title)\n\(isStale ? describer.text["state.stale"] : description.fullMessage)"
      )
    }
  }
}

extension EnvironmentValues {
  /// Lets assistive technology say a text, wherever in the app the person is.
  @Entry package var announce: @MainActor (String) -> Void = {
    AccessibilityNotification.Announcement($0).post()
  }
}
