/// Where in a window something is presented.
@MainActor
package struct PresentationSurroundings {
  /// What keeps the window's presentations apart; nil when nobody does.
  package var gate: PresentationGate?
  /// The sheet or the cover in which the view is; nil when it is in none.
  package var host: PresentationHost?

  /// Makes the surroundings of a view.
  nonisolated package init(gate: PresentationGate? = nil, host: PresentationHost? = nil) {
    self.gate = gate
    self.host = host
  }
}
