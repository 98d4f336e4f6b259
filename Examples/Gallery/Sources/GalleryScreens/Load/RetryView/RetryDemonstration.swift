import RecourseUI
import SwiftUI

/// The view for each scenario; each property is the complete code that an app would write.
struct RetryDemonstration: View {
  let model: RetryViewModel

  var body: some View {
    switch model.scenario {
    case .view: wholeView
    case .modifier: modifiedView
    case .value, .empty: valueView
    case .automatic: automaticView
    case .refresh: refreshableView
    case .person: signInView
    case .button: failingButton
    case .boundary: boundary
    }
  }

  private var wholeView: some View {
    ThrowingView {
      RefreshableSummary(orders: model.orders)
    } label: {
      Label("No Orders", systemImage: "cart")
    } description: {
      Text("There was an error loading this page.")
    } operation: {
      try await model.load()
    }
  }

  private var modifiedView: some View {
    OrderSummary(orders: model.orders)
      .throwingView {
        Label("No Orders", systemImage: "cart")
      } description: {
        Text("There was an error loading this page.")
      } operation: {
        try await model.load()
      }
  }

  private var valueView: some View {
    ThrowingView {
      try await model.load()
    } content: { orders in
      OrderSummary(orders: orders)
    }
  }

  private var automaticView: some View {
    ThrowingView(retry: .constant(.seconds(12), maxAttempts: 3)) {
      try await model.load()
    } content: { orders in
      OrderSummary(orders: orders)
    }
  }

  private var refreshableView: some View {
    ThrowingView {
      try await model.load()
    } content: { orders in
      RefreshableSummary(orders: orders)
    }
  }

  private var signInView: some View {
    ThrowingView(id: model.account) {
      try await model.load()
    } content: { orders in
      RefreshableSummary(orders: orders)
    } actions: { _ in
      Button("Sign In", action: model.signIn)
    }
  }

  private var failingButton: some View {
    PaymentPart(button: "Pay", model: model)
      .onError { model.handle($0) }
  }

  private var boundary: some View {
    ErrorBoundary {
      PaymentPart(button: "Pay Here", model: model)
    } onReset: {
      model.reset($0)
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
