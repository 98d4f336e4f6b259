extension EffectModel {
  /// A node in the tree of a started effect.
  indirect enum Node {
    /// The reason for a node's wait.
    enum Reason {
      case delay
      /// A throttle, whose next interval begins when the wait ends.
      case throttle(id: Int, Duration)
    }

    case pending(EffectPlan)
    case done
    case failed(Int)
    /// A node that waits for the answer to its request.
    case held(token: Int)
    /// An operation; the delays of its steps hold absolute times here.
    case operation([EffectPlan.Step], end: Duration, EffectPlan.End)
    case merge([Node], rest: [EffectPlan])
    case concatenate(Node, rest: [EffectPlan])
    case map(Node, adding: Int)
    case handled(Node, by: EffectPlan)
    case cancellable(Node, id: Int, number: Int)
    case timeout(Node, at: Duration, Int)
    case retry(Node, of: EffectPlan, left: Int, delay: Duration)
    case throttling(EffectPlan, id: Int, Duration, latest: Bool)
    case waiting(until: Duration, then: EffectPlan, Reason, token: Int)
  }
}

extension EffectModel.Node {
  private var children: [EffectModel.Node] {
    switch self {
    case .pending, .done, .failed, .held, .operation, .throttling, .waiting: []
    case .merge(let nodes, _): nodes
    case .concatenate(let node, _), .map(let node, _), .handled(let node, _),
      .cancellable(let node, _, _), .timeout(let node, _, _), .retry(let node, _, _, _):
      [node]
    }
  }

  /// Whether the node has ended, with or without a failure.
  var isOver: Bool {
    switch self {
    case .done, .failed: true
    default: false
    }
  }

  /// The times of the next events of the node and its descendants.
  var deadlines: [Duration] {
    let own: [Duration] =
      switch self {
      case .operation(let steps, let end, _): [steps.first?.delay ?? end]
      case .waiting(let time, _, _, _): [time]
      case .timeout(_, let time, _): [time]
      default: []
      }
    return own + children.flatMap(\.deadlines)
  }

  /// Returns the numbers of the cancellable nodes with an id.
  func numbers(_ id: Int) -> [Int] {
    let inner = children.flatMap { $0.numbers(id) }
    if case .cancellable(_, id, let number) = self { return inner + [number] }
    return inner
  }

  func waits(_ token: Int) -> Bool {
    if case .waiting(_, _, _, token) = self { return true }
    return children.contains { $0.waits(token) }
  }

  /// Replaces each node for which `change` returns another, and searches no replacement.
  mutating func replace(_ change: (EffectModel.Node) -> EffectModel.Node?) {
    if let other = change(self) {
      self = other
      return
    }
    changeChildren { $0.replace(change) }
  }

  /// Applies a change to each child.
  mutating func changeChildren(_ change: (inout EffectModel.Node) -> Void) {
    func changed(_ node: EffectModel.Node) -> EffectModel.Node {
      var node = node
      change(&node)
      return node
    }
    switch self {
    case .pending, .done, .failed, .held, .operation, .throttling, .waiting: break
    case .merge(let nodes, let rest): self = .merge(nodes.map(changed), rest: rest)
    case .concatenate(let node, let rest): self = .concatenate(changed(node), rest: rest)
    case .map(let node, let summand): self = .map(changed(node), adding: summand)
    case .handled(let node, let fallback): self = .handled(changed(node), by: fallback)
    case .cancellable(let node, let id, let number):
      self = .cancellable(changed(node), id: id, number: number)
    case .timeout(let node, let time, let code): self = .timeout(changed(node), at: time, code)
    case .retry(let node, let plan, let left, let delay):
      self = .retry(changed(node), of: plan, left: left, delay: delay)
    }
  }
}
