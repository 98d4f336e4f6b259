import RecourseUI
import SwiftUI

/// A lost network: one announcement, no alerts, and views that wait for its return.
struct OfflineScreen: View {
  @State private var model = OfflineModel()

  var body: some View {
    OfflineForm(model: model)
      .errorPolicy("offline") { Otherwise(.alert) }
      .withdrawsReportsOnDisappear()
      .offlineBanner()
      .environment(\.retryContext.network, model.network)
  }
}

private struct OfflineForm: View {
  @Bindable var model: OfflineModel
  @Environment(\.attempt) private var attempt

  var body: some View {
    Form {
      Section {
        Toggle("Network", isOn: $model.isReachable)
        CapabilityRow(
          title: "Three messages",
          explanation: "attempt fails three times; the policy alone would choose an alert.",
          button: "Send Three", code: ".errorPolicy(", ".offlineBanner("
        ) {
          for _ in 1...3 { attempt { try await model.send() } }
        }
        CapabilityRow(
          title: "A first load",
          explanation: "ThrowingView(retry:) waits for the network, says so, and then loads.",
          button: "Load Again", code: "ThrowingView(id:", action: model.startOver)
      } footer: {
        Text(
          """
          Turn the network off: after a second, .offlineBanner() announces the loss, before \
          anything fails. The banner counts the requests that fail meanwhile, and no alert appears. \
          All messages disappear when the network is back.
          """)
      }
      Section("Orders") {
        ThrowingView(id: model.visit, retry: .standard) {
          try await model.orders()
        } content: { orders in
          Label("\(orders.count) orders", systemImage: "checkmark.circle")
        } label: {
          Text("No Orders")
        }
        .frame(maxWidth: .infinity, minHeight: 150)
      }
      Section("Result") {
        LabeledContent("Sent", value: "\(model.sent)")
      }
    }
  }
}

#Preview {
  OfflineScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
