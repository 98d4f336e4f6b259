import SwiftUI

/// A view of a number that a button counts up.
struct Identified<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var id = 0

  var body: some View {
    content(id)
    Button("Next") { id += 1 }
  }
}
