import SwiftUI

/// A row with a title, a detail, and controls.
struct DetailRow<Controls: View>: View {
  private let title: String
  private let detail: String
  private let controls: Controls

  init(_ title: String, _ detail: String, @ViewBuilder controls: () -> Controls) {
    self.title = title
    self.detail = detail
    self.controls = controls()
  }

  var body: some View {
    LabeledContent {
      controls
    } label: {
      Text(title)
      Text(detail)
    }
  }
}
