/// The views that want something presented, in the order in which they began to.
@MainActor
struct Presenters {
  private(set) var nodes: [Node] = []
  private var lastOrder = 0
  /// Whether nothing has changed since the presentations were last brought up to date.
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

  /// The views whose presentation is on no screen, or only on one that leaves.
  func waiting(outside screens: [ScreenNode]) -> [Node] {
    nodes.filter { node in
      !screens.contains { $0.presenter === node && $0.motion.phase != .leaving }
    }
  }
}
