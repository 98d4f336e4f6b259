import SwiftUI

/// The title of an error, with a symbol.
struct ErrorLabel: View {
  let error: any Error

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    Label(describer.describe(error).title, systemImage: "exclamationmark.triangle")
  }
}

/// The message and the suggestion of an error.
struct ErrorMessage: View {
  let error: any Error
  /// Whether a countdown beside the message covers the delay that the error requests.
  var isCountedDown = false

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let describer = isCountedDown ? describer.omittingDelays : describer
    Text(verbatim: describer.describe(error).fullMessage)
  }
}

// Dumping a view prints its properties, and an error's payload must not reach a log.

extension ErrorLabel: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension ErrorMessage: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension RecoveryButtons: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
