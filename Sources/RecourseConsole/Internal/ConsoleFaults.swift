import Recourse
import RecourseUI
import SwiftUI

/// The controls that let the app's operations fail; empty without a router.
struct ConsoleFaults: View {
  @Environment(ErrorRouter.self) private var router: ErrorRouter?
  @State private var failure = SimulatedFailure.offline.name
  @State private var reach = FaultReach.nothing

  var body: some View {
    if let app = router?.app {
      Section {
        Picker(selection: $reach) {
          ForEach(FaultReach.allCases, id: \.self) { Text(verbatim: $0.title) }
        } label: {
          Text(verbatim: "Break")
        }
        Picker(selection: $failure) {
          ForEach(SimulatedFailure.common, id: \.name) { Text(verbatim: $0.name.capitalized) }
        } label: {
          Text(verbatim: "Failure")
        }
        Text(verbatim: reach.explanation)
          .font(.caption)
          .foregroundStyle(.secondary)
      } header: {
        Text(verbatim: "Break It")
      }
      .onAppear { show(app.simulation) }
      .onChange(of: reach) { simulate(in: app) }
      .onChange(of: failure) { simulate(in: app) }
    }
  }

  private func show(_ simulation: FailureSimulation?) {
    reach = FaultReach.allCases.first { $0.reach == simulation?.activeReach } ?? .nothing
    if let simulation { failure = simulation.failure.name }
  }

  private func simulate(in app: AppRouter) {
    let chosen = SimulatedFailure.common.first { $0.name == failure }
    guard let reach = reach.reach, let chosen else { return app.simulation = nil }
    app.simulation = FailureSimulation(chosen, reach)
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
