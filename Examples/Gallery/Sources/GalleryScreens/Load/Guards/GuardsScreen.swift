import RecourseUI
import SwiftUI

/// The guards of a service, and the counts of their decisions.
///
/// Let the server fail, and load: three failures open the breaker, and each failed probe doubles
/// its pause, because a server that is down recovers faster without requests. Load eight or 25:
/// limits refuse the calls in excess. The counts show what the retries hide from a person.
struct GuardsScreen: View {
  /// Measures the delays, the pauses and the intervals.
  var clock: any Clock<Duration> = ContinuousClock()
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    GuardsForm(model: GuardsModel(journal: router.journal, clock: clock))
      .resolvesReportsOnDisappear()
  }
}

private struct GuardsForm: View {
  @State private var model: GuardsModel
  @Environment(\.attemptOperation) private var attempt

  init(model: GuardsModel) { _model = State(initialValue: model) }

  var body: some View {
    Form {
      Section {
        ScenarioPicker(server: model.server, scenarios: [.fine, .unavailable, .delay(seconds: 3)])
        CapabilityRow(
          title: "One call",
          explanation: "Three attempts of a second each, behind a breaker: withGuardEvents.",
          button: "Load Orders", code: "func load", "func orders", "breaker ="
        ) {
          attempt { try await model.load() }
        }
        CapabilityRow(
          title: "Eight calls at once",
          explanation: "Two run, three wait, three are refused and tried again: ConcurrencyLimit.",
          button: "Load Eight", code: "func orders", "let atOnce"
        ) {
          for _ in 1...8 { attempt { try await model.load() } }
        }
        CapabilityRow(
          title: "25 calls in a row",
          explanation: "20 start within 10 seconds, and the next one is refused: RateLimit.",
          button: "Load 25", code: "func orders", "starts ="
        ) {
          attempt { for _ in 1...25 { try await model.load() } }
        }
      } header: {
        Text("Try It")
      } footer: {
        Text(
          """
          Let the server fail, and load the orders repeatedly: the breaker opens for 5 seconds, \
          then for 10 and 20. A call during a pause waits for the probe for up to 6 seconds, and \
          is refused if the pause is longer.
          """)
      }
      Section("The Service") {
        LabeledContent("Answered") {
          if model.running > 0 { ProgressView() }
          Text(model.answeredText)
        }
        LabeledContent("Breaker", value: model.breakerText)
        LabeledContent("Decisions of the guards", value: model.decisionsText)
          .padding(.vertical, 6)
      }
    }
  }
}

#Preview { GuardsScreen().errorRouter(ErrorRouter(policy: .gallery)) }
