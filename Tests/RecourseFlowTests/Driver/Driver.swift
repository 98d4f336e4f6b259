import SwiftUI

/// A window that a flow reads and operates as a user does.
///
/// No call guarantees that its effect is visible on return. Systems differ in how long a
/// presentation takes to appear and to leave, and in whether an action runs before or after the
/// dismissal of its alert. A flow waits for each effect.
@MainActor
protocol Driver: AnyObject {
  /// The clock of the system's presentations and of the flow's router.
  var clock: any Clock<Duration> { get }

  /// Opens the window with a view as its content.
  func show(_ view: some View) async

  /// The layers on screen, from the window to the topmost presentation.
  var layers: [Layer] { get }

  /// Presses the button of the topmost layer that has a title.
  ///
  /// - Parameter title: The title of the button.
  /// - Returns: Whether the topmost layer has an enabled button with that title.
  func press(_ title: String) -> Bool

  /// Waits until the screen no longer changes.
  func settle() async

  /// Waits until a condition holds.
  ///
  /// - Parameter condition: The condition, which is checked after each possible change and must
  ///   have no side effects.
  /// - Returns: Whether the condition held in time.
  func settle(until condition: @MainActor () -> Bool) async -> Bool

  /// Closes the window and all presentations over it.
  func close()
}

extension Driver {
  /// The topmost layer if it is an alert; otherwise nil.
  var alert: Layer? { top(.alert) }

  /// The topmost layer if it is a sheet; otherwise nil.
  var sheet: Layer? { top(.sheet) }

  /// The texts of the topmost layer.
  var texts: [String] { layers.last?.texts ?? [] }

  /// The kinds of the presentations over the window's own content, from bottom to top.
  var presentations: [Layer.Kind] { layers.dropFirst().map(\.kind) }

  /// Presses a button as soon as the topmost layer has an enabled button with that title.
  func tap(_ title: String) async throws {
    let step = "A press of the button \"\(title)\""
    try await wait(for: step) { self.layers.last?.buttons.contains(title) == true }
    guard press(title) else { throw FlowFailure(step: step, layers: layers) }
  }

  /// Answers an alert as soon as it is on top, then waits until the alert has left.
  func answer(_ title: String, toAlert text: String) async throws {
    try await waitForAlert(text)
    try await tap(title)
    try await wait(for: "The end of the alert \"\(text)\"") {
      self.alert?.texts.contains(text) != true
    }
    await settle()
  }

  /// Waits until an alert with a text is on top.
  func waitForAlert(_ text: String) async throws {
    try await wait(for: "The alert \"\(text)\"") { self.alert?.texts.contains(text) == true }
  }

  /// Waits until a sheet with a text is on top.
  func waitForSheet(_ text: String) async throws {
    try await wait(for: "The sheet \"\(text)\"") { self.sheet?.texts.contains(text) == true }
  }

  /// Waits until the presentations over the window's content are of these kinds.
  func waitForPresentations(_ kinds: [Layer.Kind]) async throws {
    try await wait(for: "A window with \(kinds) over it") { self.presentations == kinds }
  }

  /// Waits until a condition holds.
  ///
  /// - Parameters:
  ///   - step: The step of the flow, for the failure's description.
  ///   - condition: The condition.
  /// - Throws: ``FlowFailure`` when the condition does not hold in time.
  func wait(for step: String, until condition: @MainActor () -> Bool) async throws {
    guard await settle(until: condition) else { throw FlowFailure(step: step, layers: layers) }
  }

  private func top(_ kind: Layer.Kind) -> Layer? {
    layers.last.flatMap { $0.kind == kind ? $0 : nil }
  }
}
