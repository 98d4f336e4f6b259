public import Recourse
public import SwiftUI

extension View {
  /// Lets the operations of the views inside fail, to see and test what a person experiences.
  ///
  /// The operations are those of throwing buttons, of throwing views with an operation or a loader,
  /// of `throwingTask` and `throwingRefreshable`, and of the environment's `attemptOperation`. No
  /// server and no router is needed:
  ///
  /// ```swift
  /// #Preview { OrdersView().failing(with: .offline) }
  /// #Preview { OrdersView().failing(with: .status(503), times: 2) }
  /// #Preview { OrdersView().failing(with: .slow) }
  /// ```
  ///
  /// The innermost modifier with a failure decides. A failure of `ErrorRouter.simulate(_:times:)`
  /// applies where no modifier does.
  ///
  /// - Parameters:
  ///   - failure: The failure; nil to leave the decision to the views around and to the router. A
  ///     failure of another kind starts to count from zero.
  ///   - times: The number of runs that fail, for each operation in the code. The default is nil,
  ///     for all runs. Less than 1 is a programming error.
  /// - Returns: A view whose operations fail.
  public func failing(with failure: SimulatedFailure?, times: Int? = nil) -> some View {
    modifier(FailingModifier(failure: failure, times: times))
  }
}

private struct FailingModifier: ViewModifier {
  let failure: SimulatedFailure?
  let times: Int?
  @Environment(\.reportError) private var parent
  @Environment(\.errorClock) private var clock
  @Environment(\.failureSimulation) private var outer
  @State private var local = LocalRouter(FailingStep())

  func body(content: Content) -> some View {
    local.step.simulate(failure, times: times, clock: clock)
    local.step.parent = parent.router
    return content.reports(to: local.router)
      .environment(\.failureSimulation, local.step.simulation ?? outer)
  }
}

extension EnvironmentValues {
  /// The simulation for a router that is installed inside of a failing view.
  @Entry var failureSimulation: FailureSimulation?
}

/// The failures that stand in for the operations of a part of the app.
@MainActor
private final class FailingStep: ReportStep {
  var parent = ErrorRouter.unhandled
  private(set) var simulation: FailureSimulation?

  nonisolated init() {}

  func simulate(_ failure: SimulatedFailure?, times: Int?, clock: any Clock<Duration>) {
    if let simulation, let failure, simulation.isLike(failure, times: times) {
      simulation.failure = failure
    } else {
      simulation = failure.map { FailureSimulation($0, times: times, clock: clock) }
    }
  }

  func add(to surroundings: inout ReportSurroundings) {
    surroundings.simulation = surroundings.simulation ?? simulation
  }
}
