import SwiftUI

/// A view that a button takes away, and another brings back.
struct Leaving<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isShown = true

  var body: some View {
    if isShown { content() }
    Button("Leave") { isShown = false }
    Button("Return") { isShown = true }
  }
}
