import RecourseStore
import RecourseUI
import SwiftUI

/// A cart that shows changes at once, and sends them when the shop can be reached.
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
          ShopSection(model: model)
          BasketSection(store: store)
          ChangesSection(store: store)
          Section("The App") {
            CapabilityRow(
              title: "A restart",
              explanation: "Middlewares save the unconfirmed changes, and send them afterwards.",
              button: "Restart the App", code: "func close", "func open"
            ) {
              model.restart(reportingTo: router)
            }
          }
        }
        .alert(store.refusalAlerts)
      }
    }
    .onAppear { model.open(reportingTo: router) }
    .onDisappear { model.close() }
  }
}

/// Controls for the scenario at the shop.
private struct ShopSection: View {
  @Bindable var model: ShoppingCartModel

  var body: some View {
    Section("Try It") {
      Picker("Scenario", selection: $model.scenario) {
        ForEach(BasketScenario.allCases) { Text($0.rawValue) }
      }
      CapabilityRow(
        title: "Several changes",
        explanation: "dispatch(_:) adds three changes, which are sent one after another.",
        button: "Order Breakfast", action: model.orderBreakfast)
    }
  }
}

/// The cart and its total price.
private struct BasketSection: View {
  let store: Store<BasketState, BasketAction>

  var body: some View {
    Section("Cart") {
      DeliveryRow(store: store)
      ForEach(Goods.allCases) { GoodsRow(store: store, goods: $0) }
      LabeledContent {
        Text("\(store.state[\.shown.total]) €")
      } label: {
        Text("Total")
        Text("\(store.state[\.confirmed.total]) € confirmed by the shop")
      }
    }
  }
}

extension Store<BasketState, BasketAction> {
  /// Alerts that present each refusal once, with the available quantity as an alternative.
  fileprivate var refusalAlerts: AlertContext {
    alerts(forEach: \.refusals, dismiss: BasketAction.refusalSeen) { refusal in
      let description = ErrorDescriber().describe(refusal.error)
      let offers = refusal.offer.map { offer in
        AlertAction("Take \(offer)") {
          self.dispatch(.change(BasketChange(refusal.goods, .set(offer))))
        }
      }
      return AlertContent(
        title: description.title, message: description.fullMessage,
        actions: offers.map { [$0, .notNow] } ?? [.ok])
    }
  }
}

extension AlertAction {
  fileprivate static let notNow = AlertAction("Not Now", role: .cancel)
}

#Preview {
  ShoppingCartScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
