import SwiftUI

/// A window that a flow reads and uses as a person does.
///
/// No call promises that its effect is visible when it returns: systems differ in how long a
/// presentation takes to arrive and to leave, and in whether an action runs before or after its
/// alert is dismissed. A flow waits for each effect.
@MainActor
protocol Driver: AnyObject {
  /// The clock by which the system moves its presentations; the clock of the flow's router, too.
  var clock: any Clock<Duration> { get }

  /// Shows a view in the window.
  func show(_ view: some View) async

  /// The layers on screen, from the window to the presentation on top.
  var layers: [Layer] { get }

  /// Presses the button with a title on the topmost layer.
  ///
  /// - Parameter title: The title of the button.
  /// - Returns: Whether the topmost layer has an enabled button with that title.
  func press(_ title: String) -> Bool

  /// Waits until nothing changes on screen.
  func settle() async

  /// Waits until a condition holds.
  ///
  /// - Parameter condition: The condition. It is checked whenever something may have changed, and
  ///   changes nothing.
  /// - Returns: Whether the condition held in time.
  func settle(until condition: @MainActor () -> Bool) async -> Bool

  /// Closes the window and all presentations over it.
  func close()
}

extension Driver {
  /// The alert on top; nil when another layer is on top.
  var alert: Layer? { top(.alert) }

  /// The sheet on top; nil when another layer is on top.
  var sheet: Layer? { top(.sheet) }

  /// The texts of the topmost layer.
  var texts: [String] { layers.last?.texts ?? [] }

  /// The presentations over the window's own content, from below to the top.
  var presentations: [Layer.Kind] { layers.dropFirst().map(\.kind) }

  /// Presses a button of the topmost layer as soon as there is one with that title.
  func tap(_ title: String) async throws {
    let step = "A press of the button \"\(title)\""
    try await wait(for: step) { self.layers.last?.buttons.contains(title) == true }
    guard press(title) else { throw FlowFailure(step: step, layers: layers) }
  }

  /// Answers an alert as soon as it is on top, and waits until it has left.
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
