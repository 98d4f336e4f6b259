import RecourseUI
import SwiftUI

/// A list from a server with faults.
///
/// Choose a fault and refresh: the orders stay, and a notice describes the failure. Start over: a
/// failed first load takes the place of the list, with a way to try again. The log of the server
/// shows that each load is one request.
struct LoadingListScreen: View {
  @State private var model = LoadingListModel()

  var body: some View {
    SettingsBelow(height: 284) {
      ThrowingView(id: model.visit) {
        try await model.orders()
      } content: { orders in
        List {
          Section("Orders") {
            ForEach(orders) { OrderRow(order: $0) }
          }
        }
      }
    } settings: {
      ServerSections(model: model)
    }
    .throwingTask(origin: .background) { try await model.logRequests() }
  }
}

/// The scenario at the server, and its requests.
private struct ServerSections: View {
  @Bindable var model: LoadingListModel

  var body: some View {
    Section("The Server") {
      CasePicker("Scenario", selection: $model.scenario)
      CasePicker("Affected requests", selection: $model.frequency)
      CapabilityRow(
        title: "A first load",
        explanation: "A new id makes ThrowingView(id:) discard the orders and load again.",
        button: "Start Over", code: "ThrowingView(id:", action: model.startOver)
    }
    Section("Requests") {
      if model.requests.isEmpty { Text("No requests yet.") }
      ForEach(model.requests) { request in
        LabeledContent {
          Text(request.answer)
        } label: {
          Text(request.title)
        }
      }
    }
  }
}

#Preview {
  LoadingListScreen()
}
