import RecourseStore
import SwiftUI

/// Goods, with their quantity in the cart.
struct GoodsRow: View {
  let store: Store<BasketState, BasketAction>
  let goods: Goods

  var body: some View {
    let shown = store.state.shown[goods, default: 0]
    let confirmed = store.state.confirmed[goods, default: 0]
    let price = "\(goods.price) €"
    DetailRow(goods.rawValue, shown == confirmed ? price : "\(price), \(confirmed) confirmed") {
      HStack(spacing: 4) {
        button("Less", "minus", adding: -1).disabled(shown == 0)
        Text("\(shown)").frame(minWidth: 20)
        button("More", "plus", adding: 1)
        button("Remove", "trash", adding: -shown).disabled(shown == 0)
      }
    }
  }

  private func button(_ name: String, _ symbol: String, adding number: Int) -> some View {
    Button {
      store.dispatch(.change(BasketChange(goods: goods, number: number)))
    } label: {
      Image(systemName: symbol)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("\(name) \(goods.rawValue)")
  }
}
