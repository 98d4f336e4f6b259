import SwiftUI

/// The label of a button, beside a progress indicator while the button's operation is running.
struct BusyLabel<Label: View>: View {
  let isBusy: Bool
  @ViewBuilder let label: Label

  var body: some View {
    if isBusy {
      HStack {
        ProgressView().controlSize(.small).accessibilityHidden(true)
        label
      }
    } else {
      label
    }
  }
}
