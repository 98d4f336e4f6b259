import RecourseUI
import SwiftUI

/// The view for each scenario; a case contains the complete code that an app would write.
struct RetryDemonstration: View {
  let model: RetryViewModel

  var body: some View {
    switch model.scenario {
    case .view:
      ThrowingView {
        RefreshableSummary(orders: model.orders)
      } label: {
        Label("No Orders", systemImage: "cart")
      } description: {
        Text("There was an error loading this page.")
      } operation: {
        try await model.load()
      }
    case .modifier:
      OrderSummary(orders: model.orders)
        .throwingView {
          Label("No Orders", systemImage: "cart")
        } description: {
          Text("There was an error loading this page.")
        } operation: {
          try await model.load()
        }
    case .value, .empty:
      ThrowingView {
        try await model.load()
      } content: { orders in
        OrderSummary(orders: orders)
      }
    case .automatic:
      ThrowingView(retry: .constant(.seconds(12), maxAttempts: 3)) {
        try await model.load()
      } content: { orders in
        OrderSummary(orders: orders)
      }
    case .refresh:
      ThrowingView {
        try await model.load()
      } content: { orders in
        RefreshableSummary(orders: orders)
      }
    case .person:
      ThrowingView(id: model.account) {
        try await model.load()
      } content: { orders in
        RefreshableSummary(orders: orders)
      } actions: { _ in
        Button("Sign In", action: model.signIn)
      }
    case .button:
      PaymentPart(button: "Pay", model: model)
        .onError { model.handle($0) }
    case .boundary:
      ErrorBoundary {
        PaymentPart(button: "Pay Here", model: model)
      } onReset: {
        model.reset($0)
      }
    }
  }
}

/// The loaded orders.
private struct OrderSummary: View {
  let orders: [Order]

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "checkmark.circle").foregroundStyle(.green)
      ForEach(orders) { Text($0.title) }
    }
    .padding()
  }
}

/// The loaded orders, with a button in addition to pull to refresh.
private struct RefreshableSummary: View {
  let orders: [Order]
  @Environment(\.refresh) private var refresh

  var body: some View {
    VStack(spacing: 8) {
      OrderSummary(orders: orders)
      Button("Refresh") { Task { await refresh?() } }
    }
  }
}

/// A part of a screen with an action that fails once.
private struct PaymentPart: View {
  let button: String
  let model: RetryViewModel

  var body: some View {
    VStack {
      Text("Four orders are waiting to be paid.")
      ThrowingButton(button) { try await model.load() }
    }
    .padding()
  }
}
