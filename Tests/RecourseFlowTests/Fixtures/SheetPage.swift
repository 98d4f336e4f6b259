import SwiftUI

/// The content of a sheet: its title, more content, and a button that dismisses it.
struct SheetPage<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text(title)
      content()
      Button("Close") { dismiss() }
    }
  }
}

extension SheetPage where Content == EmptyView {
  init(title: String) {
    self.init(title: title) { EmptyView() }
  }
}
