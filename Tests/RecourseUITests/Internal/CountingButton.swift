import SwiftUI

/// A text and a button that count, so that a test sees whether state is kept.
struct CountingButton: View {
  @State private var count = 0

  var body: some View {
    Text("Add \(count)")
    Button("Add") { count += 1 }
  }
}
