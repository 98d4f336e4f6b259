import SwiftUI

/// An order in a list.
struct OrderRow: View {
  let order: Order

  var body: some View {
    LabeledContent {
      Text(order.size)
    } label: {
      Text(order.title)
    }
  }
}
