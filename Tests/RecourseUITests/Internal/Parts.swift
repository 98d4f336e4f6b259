import SwiftUI

/// Two views, each of which a button takes away and brings back, with a modifier on both.
///
/// SwiftUI applies a modifier on several views to each of them.
struct Parts<Modified: View>: View {
  @ViewBuilder let modify: (AnyView) -> Modified
  @State private var showsFirst = true
  @State private var showsSecond = true

  var body: some View {
    modify(
      AnyView(
        Group {
          if showsFirst { ReportButton("Fail first", CartError.declined) }
          if showsSecond { ReportButton("Fail second", CartError.soldOut) }
        }))
    Button("First") { showsFirst.toggle() }
    Button("Second") { showsSecond.toggle() }
    Button("Exchange") {
      showsFirst.toggle()
      showsSecond.toggle()
    }
  }
}
