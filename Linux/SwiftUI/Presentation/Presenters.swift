/// The views that request a presentation, in the order of their first requests.
@MainActor
struct Presenters {
  private(set) var nodes: [Node] = []
  private var lastOrder = 0
  /// Whether nothing has changed since the last update of the presentations.
  var isSettled = true

  mutating func note(_ node: Node) {
    isSettled = false
    if node.presentation == nil {
      node.presenterOrder = nil
      nodes.removeAll { $0 === node }
    } else if node.presenterOrder == nil {
      lastOrder += 1
      node.presenterOrder = lastOrder
      nodes.append(node)
    }
  }

  /// Returns the views whose presentation is on no screen, or only on one that is leaving.
  func waiting(outside screens: [ScreenNode]) -> [Node] {
    nodes.filter { node in
      !screens.contains { $0.presenter === node && $0.motion.phase != .leaving }
    }
  }
}
