import SwiftUI

/// A counter and its button, with which a test checks that a view keeps its state.
struct CountingButton: View {
  @State private var count = 0

  var body: some View {
    Text("Add \(count)")
    Button("Add") { count += 1 }
  }
}
