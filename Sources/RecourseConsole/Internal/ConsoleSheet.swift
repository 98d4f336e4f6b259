import SwiftUI

/// A sheet over the console with sections and a Close button.
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
  /// Makes the Escape key press the button, except on tvOS and watchOS.
  fileprivate func pressedByEscape() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      keyboardShortcut(.cancelAction)
    #endif
  }

  /// Gives the sheet's list a size, because a list has no size of its own on macOS.
  ///
  /// A watch is narrower than the minimum, so its sheet keeps the system's size.
  fileprivate func windowSize() -> some View {
    #if os(watchOS)
      self
    #else
      frame(minWidth: 300, idealWidth: 560, minHeight: 280, idealHeight: 640)
    #endif
  }
}
