import SwiftUI

/// Two views with a modifier, each of which a button removes and restores.
///
/// SwiftUI applies a modifier on a group of views to each view of the group.
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
