import SwiftUI

/// A short text, and a Close button.
struct DetailsSheet: View {
  let title: String
  let text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ContentUnavailableView {
        Label(title, systemImage: "doc")
      } description: {
        Text(text)
      } actions: {
        Button("Close") { dismiss() }
      }
      .navigationTitle(title)
    }
  }
}
