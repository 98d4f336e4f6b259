import SwiftUI

/// A capability to try: an explanation, and the button that demonstrates it.
struct CapabilityRow: View {
  let title: String
  let explanation: String
  let button: String
  var role: ButtonRole?
  let action: @MainActor () -> Void

  var body: some View {
    LabeledContent {
      Button(button, role: role, action: action)
    } label: {
      Text(title)
      Text(explanation)
    }
  }
}
