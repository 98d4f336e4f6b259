extension EffectModel {
  /// A part of an effect that was started.
  indirect enum Node {
    /// Why a node waits.
    enum Reason {
      case delay
      /// A throttle, whose next interval begins with it.
      case throttle(id: Int, Duration)
    }

    case pending(EffectPlan)
    case done
    case failed(Int)
    /// It goes on when something has happened that concerns other effects too.
    case held(token: Int)
    /// The times of the steps are absolute.
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

  /// Whether it has ended, with a failure or without.
  var isOver: Bool {
    switch self {
    case .done, .failed: true
    default: false
    }
  }

  /// When something happens by itself.
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

  /// The numbers of what is registered under an id.
  func numbers(_ id: Int) -> [Int] {
    let inner = children.flatMap { $0.numbers(id) }
    if case .cancellable(_, id, let number) = self { return inner + [number] }
    return inner
  }

  func waits(_ token: Int) -> Bool {
    if case .waiting(_, _, _, token) = self { return true }
    return children.contains { $0.waits(token) }
  }

  /// Puts other nodes in the place of those for which there are any.
  mutating func replace(_ change: (EffectModel.Node) -> EffectModel.Node?) {
    if let other = change(self) {
      self = other
      return
    }
    changeChildren { $0.replace(change) }
  }

  /// Changes each node right below.
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
