// Moves a view that switches between its content and a retry view over to a throwing view.
import RecourseUI
import SwiftUI

enum Before {
  struct OrdersView: View {
    let fetch: @MainActor () async throws -> [String]
    @State private var orders: [String] = []
    @State private var hasFailed = false

    var body: some View {
      if hasFailed {
        ContentUnavailableView {
          Label("No Orders", systemImage: "exclamationmark.circle")
        } actions: {
          Button("Retry", action: load)
        }
      } else {
        List(orders, id: \.self) { Text($0) }
          .onAppear(perform: load)
      }
    }

    private func load() {
      Task {
        do {
          orders = try await fetch()
          hasFailed = false
        } catch {
          hasFailed = true
        }
      }
    }
  }
}

enum After {
  struct OrdersView: View {
    let fetch: @MainActor () async throws -> [String]

    var body: some View {
      ThrowingView(operation: fetch) { orders in
        List(orders, id: \.self) { Text($0) }
      }
    }
  }
}
