import RecourseUI
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
    .sheetSize(idealWidth: 560, idealHeight: 640)
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
}
