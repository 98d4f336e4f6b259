import RecourseStore
import SwiftUI

/// Goods, with their quantity in the cart.
struct GoodsRow: View {
  let store: Store<BasketState, BasketAction>
  let goods: Goods

  var body: some View {
    let shown = store.state[\.shown[goods]]
    let confirmed = store.state[\.confirmed[goods]]
    LabeledContent {
      HStack(spacing: 4) {
        if shown != confirmed {
          Image(systemName: "clock")
            .foregroundStyle(.orange)
            .accessibilityLabel("Not confirmed yet")
        }
        StepButton("Less \(goods.title)", "minus", isDisabled: shown == 0) { change(.add(-1)) }
        Text("\(shown)")
          .frame(minWidth: 20)
        StepButton("More \(goods.title)", "plus") { change(.add(1)) }
        StepButton("Remove \(goods.title)", "trash", isDisabled: shown == 0) { change(.set(0)) }
      }
    } label: {
      Text(goods.title)
      Text(shown == confirmed ? "\(goods.price) €" : "\(goods.price) €, \(confirmed) confirmed")
    }
  }

  private func change(_ step: BasketChange.Step) {
    store.dispatch(.change(BasketChange(goods, step)))
  }
}

/// A button whose title is a symbol.
private struct StepButton: View {
  let name: String
  let symbol: String
  let isDisabled: Bool
  let action: @MainActor () -> Void

  init(
    _ name: String, _ symbol: String, isDisabled: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.symbol = symbol
    self.isDisabled = isDisabled
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(name)
    .disabled(isDisabled)
  }
}
