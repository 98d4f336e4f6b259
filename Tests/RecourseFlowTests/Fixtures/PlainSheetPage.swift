import SwiftUI

/// A view that presents a sheet of plain SwiftUI, unknown to the library.
struct PlainSheetPage: View {
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) { SheetPage(title: "Plain") }
  }
}
