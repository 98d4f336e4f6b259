import SwiftUI

/// Names an error, with a symbol.
struct ErrorLabel: View {
  let error: any Error

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    Label(describer.describe(error).title, systemImage: "exclamationmark.triangle")
  }
}

/// Says what an error means, and what can be done.
struct ErrorMessage: View {
  let error: any Error
  /// Whether the delay that the error asks for is counted down beside the message.
  var isCountedDown = false

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let describer = isCountedDown ? describer.omittingDelays : describer
    Text(verbatim: describer.describe(error).fullMessage)
  }
}

// A dump of a view shows what is in it, and an error's payload isn't for a log.

extension ErrorLabel: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension ErrorMessage: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension RecoveryButtons: CustomReflectable {
  nonisolated var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
