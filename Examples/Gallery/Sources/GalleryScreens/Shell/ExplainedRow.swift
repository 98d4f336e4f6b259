import SwiftUI

/// A row with a title, an explanation, and the controls that demonstrate it.
struct ExplainedRow<Controls: View>: View {
  private let title: String
  private let explanation: String
  private let controls: Controls

  init(_ title: String, _ explanation: String, @ViewBuilder controls: () -> Controls) {
    self.title = title
    self.explanation = explanation
    self.controls = controls()
  }

  var body: some View {
    LabeledContent {
      controls
    } label: {
      Text(title)
      Text(explanation)
    }
  }
}
