import RecourseStore
import RecourseUI
import SwiftUI

/// A cart that shows changes at once, and sends them when the shop can be reached.
///
/// Go offline and order: the cart shows the new quantities, and the changes wait below it. When the
/// shop is back, they are sent one after another. A change that the shop refuses undoes only
/// itself, and its alert offers the remaining stock, if there is any.
struct ShoppingCartScreen: View {
  @State private var model: ShoppingCartModel
  @Environment(ErrorRouter.self) private var router

  /// Creates the screen of a model; the default model has an empty cart.
  init(model: ShoppingCartModel = ShoppingCartModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    VStack(spacing: 0) {
      if let store = model.store {
        Form {
          Section("Try It") {
            ScenarioPicker(server: model.shop, scenarios: .ofShoppingCart)
            CapabilityRow(
              title: "Several changes",
              explanation: "Three changes, sent one after another: dispatch(_:).",
              button: "Order Breakfast", action: model.orderBreakfast)
          }
          Section("Cart") {
            ForEach(Goods.allCases) { GoodsRow(store: store, goods: $0) }
            DetailRow("Total", "\(store.state[\.confirmed.total]) € confirmed by the shop") {
              Text("\(store.state[\.shown.total]) €")
            }
          }
          ChangesSection(store: store)
          Section("The App") {
            CapabilityRow(
              title: "A restart",
              explanation: "Unconfirmed changes are kept, and sent afterwards: middlewares.",
              button: "Restart the App", code: "func close", "func open"
            ) {
              model.close()
              model.open(reportingTo: router)
            }
          }
        }
        .alert(store.refusalAlerts)
      }
    }
    .onAppear { model.open(reportingTo: router) }
  }
}

extension Store<BasketState, BasketAction> {
  /// Alerts that present each refusal once, with the available quantity as an alternative.
  fileprivate var refusalAlerts: AlertContext {
    alerts(forEach: \.refusals, dismiss: BasketAction.refusalSeen) { refusal in
      let (goods, left) = (refusal.goods, refusal.left)
      let take = AlertAction("Take \(left)") {
        let number = left - self.state.shown[goods, default: 0]
        self.dispatch(.change(BasketChange(goods: goods, number: number)))
      }
      return AlertContent(
        title: refusal.title,
        message: "Other customers were faster. This change was removed from the cart.",
        actions: left > self.state.confirmed[goods, default: 0]
          ? [take, AlertAction("Not Now", role: .cancel)] : [.ok])
    }
  }
}

#Preview { ShoppingCartScreen().errorRouter(ErrorRouter(policy: .gallery)) }
