public import Recourse
public import SwiftUI

extension View {
  /// Lets the operations of the views inside fail, to see and test what a person experiences.
  ///
  /// The operations are those of throwing views and buttons, of `throwingTask` and
  /// `throwingRefreshable`, of the environment's `attemptOperation`, and the loads of loaders that
  /// throwing views show. No server and no router is needed:
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
  ///   - failure: The failure; nil to run the operations. Another failure, told apart by its name or
  ///     the case of its error, starts counting again.
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
  @State private var local = LocalRouter(FailingStep())

  func body(content: Content) -> some View {
    local.step.simulate(failure, times: times)
    local.step.parent = parent.router
    return content.reports(to: local.router)
  }
}

/// The failures that stand in for the operations of a part of the app.
@MainActor
private final class FailingStep: ReportStep {
  var parent = ErrorRouter.unhandled
  private var simulation: FailureSimulation?

  nonisolated init() {}

  func simulate(_ failure: SimulatedFailure?, times: Int?) {
    guard simulation?.failure.name != failure?.name || simulation?.times != times else { return }
    simulation = failure.map { FailureSimulation($0, times: times) }
  }

  func add(to surroundings: inout ReportSurroundings) {
    surroundings.simulation = surroundings.simulation ?? simulation
  }
}
