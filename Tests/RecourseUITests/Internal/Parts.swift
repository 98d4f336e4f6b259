import SwiftUI

/// Two views with a modifier, each of which a button removes and restores.
///
/// SwiftUI applies a modifier on a group of views to each view of the group.
struct Parts<Modified: View>: View {
  @ViewBuilder let modify: (TwoParts) -> Modified
  @State private var showsFirst = true
  @State private var showsSecond = true

  var body: some View {
    modify(TwoParts(showsFirst: showsFirst, showsSecond: showsSecond))
    Button("First") { showsFirst.toggle() }
    Button("Second") { showsSecond.toggle() }
    Button("Exchange") {
      showsFirst.toggle()
      showsSecond.toggle()
    }
  }
}

/// The views, which are members of the view around them.
struct TwoParts: View {
  let showsFirst: Bool
  let showsSecond: Bool

  var body: some View {
    if showsFirst { ReportButton("Fail first", CartError.declined) }
    if showsSecond { ReportButton("Fail second", CartError.soldOut) }
  }
}
