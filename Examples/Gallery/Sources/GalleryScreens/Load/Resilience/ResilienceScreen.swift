import RecourseUI
import SwiftUI

/// Retries without a retry storm: a circuit breaker and a budget protect a server that may be down.
struct ResilienceScreen: View {
  @State private var model: ResilienceModel

  /// Creates the screen of a model; the default model has sent no request yet.
  init(model: ResilienceModel = ResilienceModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    Form {
      Section("Try It") {
        Toggle("The server is down", isOn: $model.isServerDown)
        CapabilityRow(
          title: "A burst",
          explanation: "withRetry makes up to five attempts per request: watch the breaker.",
          button: "Send 20 Requests", isEnabled: !model.isSending,
          code: "try await withRetry(", "_ = try await breaker"
        ) {
          model.sendRequests()
        }
        LabeledContent("Circuit breaker", value: model.circuitText)
        LabeledContent("Retry budget", value: model.budgetText)
        LabeledContent("Requests", value: model.resultText)
        LabeledContent("At the server", value: model.loadText)
      }
      Section("The Last 20 Seconds") {
        TrafficChart(buckets: model.buckets, unprotected: model.unprotectedBuckets)
      }
    }
    .task(id: model.burstCount) { await model.followTime() }
    .onDisappear { model.leave() }
  }
}

#Preview {
  ResilienceScreen()
}
