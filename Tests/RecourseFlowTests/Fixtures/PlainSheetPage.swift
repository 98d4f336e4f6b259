import SwiftUI

/// A view that presents a plain SwiftUI sheet, which the library doesn't know about.
struct PlainSheetPage: View {
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) { SheetPage(title: "Plain") }
  }
}
