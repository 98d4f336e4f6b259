import SwiftUI

/// A capability to try: an explanation, and the button that demonstrates it.
struct CapabilityRow: View {
  let title: String
  let explanation: String
  let button: String
  var role: ButtonRole?
  let action: @MainActor () -> Void

  var body: some View {
    ExplainedRow(title, explanation) {
      Button(button, role: role, action: action)
    }
  }
}
