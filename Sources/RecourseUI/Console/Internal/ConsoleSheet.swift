import SwiftUI

/// Sections over the console, and the way back.
struct ConsoleSheet<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List { content }
        .navigationTitle(Text(verbatim: title))
        .safeAreaInset(edge: .bottom) {
          Button {
            dismiss()
          } label: {
            Text(verbatim: "Close")
          }
          .pressedByEscape()
          .padding(12)
        }
    }
    .windowSize()
  }
}

extension View {
  /// Gives a list in a sheet a size, since it has none of its own on macOS.
  ///
  /// A watch is narrower than that.
  fileprivate func windowSize() -> some View {
    #if os(watchOS)
      self
    #else
      frame(minWidth: 300, idealWidth: 560, minHeight: 280, idealHeight: 640)
    #endif
  }
}
