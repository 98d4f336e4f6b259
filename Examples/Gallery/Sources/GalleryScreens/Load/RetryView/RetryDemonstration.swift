import RecourseUI
import SwiftUI

/// The view for each scenario; each property is the complete code that an app would write.
struct RetryDemonstration: View {
  let model: RetryViewModel

  var body: some View {
    switch model.scenario {
    case .view: view
    case .modifier: modifier
    case .value, .empty: value
    case .automatic: automatic
    case .refresh: refresh
    case .person: person
    case .button: button
    case .boundary: boundary
    }
  }

  private var view: some View {
    ThrowingView {
      OrderSummary(orders: model.orders, offersRefresh: true)
    } label: {
      Label("No Orders", systemImage: "cart")
    } description: {
      Text("There was an error loading this page.")
    } operation: {
      try await model.load()
    }
  }

  private var modifier: some View {
    OrderSummary(orders: model.orders)
      .throwingView {
        Label("No Orders", systemImage: "cart")
      } description: {
        Text("There was an error loading this page.")
      } operation: {
        try await model.load()
      }
  }

  private var value: some View {
    ThrowingView(operation: model.load) { orders in
      OrderSummary(orders: orders)
    }
  }

  private var automatic: some View {
    ThrowingView(retry: .constant(.seconds(12), maxAttempts: 3)) {
      try await model.load()
    } content: { orders in
      OrderSummary(orders: orders)
    }
  }

  private var refresh: some View {
    ThrowingView(operation: model.load) { orders in
      OrderSummary(orders: orders, offersRefresh: true)
    }
  }

  private var person: some View {
    ThrowingView(id: model.account, operation: { try await model.load() }) { orders in
      OrderSummary(orders: orders, offersRefresh: true)
    }
    .throwingViewParts(actions: { _ in Button("Sign In", action: model.signIn) })
  }

  private var button: some View {
    VStack {
      Text("Four orders are waiting to be paid.")
      ThrowingButton("Pay") { try await model.load() }
    }
    .onError { report in
      model.lastEvent = "onError: \(ErrorDescriber().describe(report.error).title)"
    }
  }

  private var boundary: some View {
    ErrorBoundary {
      VStack {
        Text("Four orders are waiting to be paid.")
        ThrowingButton("Pay Here") { try await model.load() }
      }
    } onReset: { _ in
      model.lastEvent = "The part was reset by you"
    }
  }
}

/// The loaded orders, with a button in addition to pull to refresh.
private struct OrderSummary: View {
  let orders: [Order]
  var offersRefresh = false
  @Environment(\.refresh) private var refresh

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "checkmark.circle").foregroundStyle(.green)
      ForEach(orders) { Text($0.title) }
      if offersRefresh { Button("Refresh") { Task { await refresh?() } } }
    }
    .padding()
  }
}
