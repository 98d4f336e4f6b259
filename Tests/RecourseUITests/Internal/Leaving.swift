import SwiftUI

/// A view whose content one button removes and another button restores.
struct Leaving<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isShown = true

  var body: some View {
    if isShown { content() }
    Button("Leave") { isShown = false }
    Button("Return") { isShown = true }
  }
}
