import SwiftUI

extension View {
  /// Adds a progress indicator to the label of a button while the button's operation is running.
  @ViewBuilder
  func withProgress(_ isBusy: Bool) -> some View {
    if isBusy {
      HStack {
        ProgressView().controlSize(.small).accessibilityHidden(true)
        self
      }
    } else {
      self
    }
  }
}
