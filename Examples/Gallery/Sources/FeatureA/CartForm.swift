import RecourseUI
import SwiftUI

/// The contents of the cart, and its actions.
///
/// The form is inside the cart’s policy, so its router and `attempt` action follow that policy.
struct CartForm: View, Routable {
  let model: CartModel
  @Environment(ErrorRouter.self) var router
  @Environment(\.attemptOperation) private var attempt
  @Environment(\.refresh) private var refresh

  var body: some View {
    Form {
      Section("Order") {
        CartRow("To pay", "ThrowingButton: an alert appears if the bank declines over 100 €.") {
          ThrowingButton("Pay") { try await model.pay() }
        }
        CartRow("In stock", "onError(of:) removes sold-out items, without an alert.") {
          Button("Reserve") { attempt { try await model.reserve() } }
        }
        CartRow("A voucher", "handle(error) reports an error without text; its outcome is below.") {
          Button("Redeem") { Task { await redeem() } }
        }
        CartRow("Prices", "The refresh action loads again; if it fails, the cart stays.") {
          Button("Refresh") { Task { await refresh?() } }
        }
        LabeledContent("Last event", value: model.lastEvent)
      }
      Section("Cart") {
        ForEach(model.items) { item in
          LabeledContent {
            Text("\(item.price) €")
          } label: {
            Text(item.title)
          }
        }
        LabeledContent("Total", value: "\(model.total) €")
      }
    }
  }

  private func redeem() async {
    do {
      try await model.redeemVoucher()
    } catch {
      let handle = handle(error)
      model.note(await handle.outcome)
    }
  }
}

/// An action, with an explanation of its outcome.
private struct CartRow<Action: View>: View {
  private let title: String
  private let explanation: String
  private let action: Action

  init(_ title: String, _ explanation: String, @ViewBuilder action: () -> Action) {
    self.title = title
    self.explanation = explanation
    self.action = action()
  }

  var body: some View {
    LabeledContent {
      action
    } label: {
      Text(title)
      Text(explanation)
    }
  }
}
