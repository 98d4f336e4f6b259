import Recourse
import RecourseUI
import SwiftUI

/// The controls that let the app's operations fail; empty without a router.
struct ConsoleFaults: View {
  @Environment(ErrorRouter.self) private var router: ErrorRouter?
  @State private var failure = SimulatedFailure.offline
  /// The number of choices, because the app's simulation is not observable.
  @State private var choices = 0

  var body: some View {
    if let app = router?.app {
      let reach = reach(in: app)
      Section {
        Picker(
          selection: Binding {
            reach
          } set: {
            simulate($0, failure, in: app)
          }
        ) {
          ForEach(FaultReach.allCases, id: \.self) { Text(verbatim: $0.title) }
        } label: {
          Text(verbatim: "Break")
        }
        Picker(
          selection: Binding {
            failure.name
          } set: {
            choose($0, reach, in: app)
          }
        ) {
          ForEach(failures, id: \.name) { Text(verbatim: $0.name.capitalized) }
        } label: {
          Text(verbatim: "Failure")
        }
        Text(verbatim: reach.explanation)
          .font(.caption)
          .foregroundStyle(.secondary)
      } header: {
        Text(verbatim: "Break It")
      }
      .onAppear { if let known = app.simulation { failure = known.failure } }
    }
  }

  /// The common failures, and the one that the app simulates.
  private var failures: [SimulatedFailure] {
    let common = SimulatedFailure.common
    return common.contains { $0.name == failure.name } ? common : common + [failure]
  }

  private func reach(in app: AppRouter) -> FaultReach {
    _ = choices
    return FaultReach.allCases.first { $0.reach == app.simulation?.activeReach } ?? .nothing
  }

  private func choose(_ name: String, _ reach: FaultReach, in app: AppRouter) {
    guard let chosen = failures.first(where: { $0.name == name }) else { return }
    failure = chosen
    simulate(reach, chosen, in: app)
  }

  private func simulate(_ reach: FaultReach, _ failure: SimulatedFailure, in app: AppRouter) {
    app.simulation = reach.reach.map { FailureSimulation(failure, $0, clock: app.settings.clock) }
    choices += 1
  }
}

/// The operations that a developer chooses to break.
private enum FaultReach: CaseIterable {
  case nothing, nextRun, file, everything

  var reach: FailureSimulation.Reach? {
    switch self {
    case .nothing: nil
    case .nextRun: .nextRun
    case .file: .file
    case .everything: .everything
    }
  }

  var title: String {
    switch self {
    case .nothing: "Nothing"
    case .nextRun: "The Next Operation"
    case .file: "The Next Screen"
    case .everything: "Everything"
    }
  }

  var explanation: String {
    switch self {
    case .nothing: "Operations run as usual."
    case .nextRun: "The next operation fails once."
    case .file: "The next operation fails, and so do all others of its source file."
    case .everything: "Every operation fails until this is turned off."
    }
  }
}
