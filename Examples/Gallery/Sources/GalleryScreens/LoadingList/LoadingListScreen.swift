import RecourseUI
import SwiftUI

/// A list from a server with faults that a person can set.
struct LoadingListScreen: View {
  @State private var model = LoadingListModel()

  var body: some View {
    VStack(spacing: 0) {
      ThrowingView(id: model.visit) {
        try await model.orders()
      } content: { orders in
        List {
          Section("Orders") {
            ForEach(orders) { OrderRow(order: $0) }
          }
        }
      }
      .frame(maxHeight: .infinity)
      Divider()
      ServerForm(model: model)
        .frame(height: 284)
    }
    .throwingTask(origin: .background) { try await model.logRequests() }
  }
}

/// What happens at the server, and what it was asked.
private struct ServerForm: View {
  @Bindable var model: LoadingListModel

  var body: some View {
    Form {
      Section("The Server") {
        Picker("Situation", selection: $model.situation) {
          ForEach(ServerSituation.allCases) { Text($0.rawValue) }
        }
        Picker("Requests concerned", selection: $model.frequency) {
          ForEach(FaultFrequency.allCases) { Text($0.rawValue) }
        }
        CapabilityRow(
          title: "A first load", explanation: "Forgets the orders, and loads them anew.",
          button: "Start Over", action: model.startOver)
      }
      Section("Requests") {
        if model.requests.isEmpty { Text("None has arrived yet.") }
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
}

#Preview {
  LoadingListScreen()
}
