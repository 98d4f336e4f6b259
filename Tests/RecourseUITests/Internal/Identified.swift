import SwiftUI

/// A view whose content depends on a number, and whose button increments the number.
struct Identified<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var id = 0

  var body: some View {
    content(id)
    Button("Next") { id += 1 }
  }
}
