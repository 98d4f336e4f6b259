// The rules for a single node.
extension EffectModel {
  /// Fires the events of a node that are due now.
  ///
  /// - Parameters:
  ///   - node: The node, which the events change.
  ///   - summand: The sum that the surrounding maps add to each value.
  mutating func fire(_ node: inout Node, summand: Int) {
    switch node {
    case .operation(var steps, let time, let end):
      if let step = steps.first, step.delay == now {
        outputs.append(Output(time: now, value: step.value + summand))
        steps.removeFirst()
        node = .operation(steps, end: time, end)
      }
      guard steps.isEmpty, time == now else { return }
      if case .failed(let code) = end { node = .failed(code) } else { node = .done }
    case .waiting(now, let plan, let reason, _):
      if case .throttle(let id, let length) = reason {
        intervals[id] = Interval(end: now + length)
      }
      node = .pending(plan)
    case .timeout(_, now, let code):
      node = .failed(code)
    case .map(_, let adding):
      node.changeChildren { fire(&$0, summand: summand + adding) }
    default:
      node.changeChildren { fire(&$0, summand: summand) }
    }
  }

  /// Rewrites a node without passing time, until the node waits or makes a request.
  ///
  /// - Parameters:
  ///   - node: The node to rewrite.
  ///   - summand: The sum that the surrounding maps add to each value.
  ///   - within: The numbers of the cancellable nodes around the node.
  /// - Returns: The state in which the rewriting stops.
  mutating func rewrite(
    _ node: inout Node, summand: Int, within: [Int]
  ) -> Progress {
    switch node {
    case .done, .failed, .operation, .waiting:
      return .settled
    case .held:
      return .held
    case .pending(let plan):
      return begin(plan, as: &node, summand: summand, within: within)
    case .throttling(let plan, let id, let length, let latest):
      return ask(.throttle(plan, id: id, length, latest: latest), as: &node, within: within)
    case .merge(var nodes, var rest):
      var isHeld = false
      var index = 0
      while index < nodes.count || (!isHeld && !rest.isEmpty) {
        if index == nodes.count { nodes.append(.pending(rest.removeFirst())) }
        let progress = rewrite(&nodes[index], summand: summand, within: within)
        node = .merge(nodes, rest: rest)
        if case .failed = nodes[index] {
          node = nodes[index]
          return .settled
        }
        if case .asks = progress { return progress }
        if case .held = progress { isHeld = true }
        index += 1
      }
      let areDone = nodes.allSatisfy { if case .done = $0 { true } else { false } }
      if areDone { node = .done }
      return isHeld ? .held : .settled
    case .concatenate(var child, var rest):
      let progress = rewrite(&child, summand: summand, within: within)
      if case .done = child, !rest.isEmpty {
        node = .concatenate(.pending(rest.removeFirst()), rest: rest)
        return rewrite(&node, summand: summand, within: within)
      }
      node = child.isOver ? child : .concatenate(child, rest: rest)
      return progress
    case .map(var child, let adding):
      let progress = rewrite(&child, summand: summand + adding, within: within)
      node = child.isOver ? child : .map(child, adding: adding)
      return progress
    case .handled(var child, let fallback):
      let progress = rewrite(&child, summand: summand, within: within)
      if case .failed = child {
        node = .pending(fallback)
        return rewrite(&node, summand: summand, within: within)
      }
      node = child.isOver ? child : .handled(child, by: fallback)
      return progress
    case .cancellable(var child, let id, let number):
      let progress = rewrite(&child, summand: summand, within: within + [number])
      node = child.isOver ? child : .cancellable(child, id: id, number: number)
      return progress
    case .timeout(var child, let time, let code):
      let progress = rewrite(&child, summand: summand, within: within)
      node = child.isOver ? child : .timeout(child, at: time, code)
      return progress
    case .retry(var child, let plan, let left, let delay):
      let progress = rewrite(&child, summand: summand, within: within)
      if case .failed = child, left > 0 {
        child = .waiting(until: now + delay, then: plan, .delay, token: nextToken())
        node = .retry(child, of: plan, left: left - 1, delay: delay)
        return .settled
      }
      node = child.isOver ? child : .retry(child, of: plan, left: left, delay: delay)
      return progress
    }
  }

  private mutating func begin(
    _ plan: EffectPlan, as node: inout Node, summand: Int, within: [Int]
  ) -> Progress {
    switch plan {
    case .just(let value):
      outputs.append(Output(time: now, value: value + summand))
      node = .done
    case .fail(let code):
      node = .failed(code)
    case .operation(let steps, let delay, let end, _):
      var time = now
      let absolute = steps.map { step in
        time += step.delay
        return EffectPlan.Step(delay: time, value: step.value)
      }
      node = .operation(absolute, end: time + delay, end)
    case .single(let step):
      let time = now + step.delay
      node = .operation([.init(delay: time, value: step.value)], end: time, .finished)
    case .merge(let plans):
      node = .merge([], rest: plans)
    case .concatenate(let plans):
      node = .concatenate(.done, rest: plans)
    case .map(let plan, let adding):
      node = .map(.pending(plan), adding: adding)
    case .handled(let plan, let fallback):
      node = .handled(.pending(plan), by: fallback)
    case .timeout(let plan, let limit, let code):
      node = .timeout(.pending(plan), at: now + limit, code)
    case .retry(let plan, let attempts, let delay):
      node = .retry(.pending(plan), of: plan, left: attempts - 1, delay: delay)
    case .cancel(let id):
      return ask(.cancel(id: id, then: .done), as: &node, within: within)
    case .cancellable(let plan, let id, let cancelInFlight):
      let next = Node.cancellable(.pending(plan), id: id, number: nextToken())
      if cancelInFlight { return ask(.cancel(id: id, then: next), as: &node, within: within) }
      node = next
    case .debounce(let plan, let id, let time):
      let wait = Node.waiting(until: now + time, then: plan, .delay, token: nextToken())
      let next = Node.cancellable(wait, id: id, number: nextToken())
      return ask(.cancel(id: id, then: next), as: &node, within: within)
    case .throttle(let plan, let id, let length, let latest):
      node = .cancellable(
        .throttling(plan, id: id, length, latest: latest), id: id, number: nextToken())
    }
    return rewrite(&node, summand: summand, within: within)
  }

  private mutating func ask(
    _ subject: Request.Subject, as node: inout Node, within: [Int]
  ) -> Progress {
    let token = nextToken()
    node = .held(token: token)
    return .asks(Request(subject: subject, token: token, within: within))
  }
}
