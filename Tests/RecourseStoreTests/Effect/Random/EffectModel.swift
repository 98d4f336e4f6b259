/// The expected behavior of effects: trees rewritten step by step, without tasks or clocks.
struct EffectModel {
  struct Output: Equatable {
    let time: Duration
    let value: Int
  }

  /// The state in which the rewriting of a node stops.
  enum Progress {
    case settled
    case held
    case asks(Request)
  }

  /// A node's request to the model, with the numbers of the cancellable nodes around the node.
  struct Request {
    enum Subject {
      case cancel(id: Int, then: Node)
      case throttle(EffectPlan, id: Int, Duration, latest: Bool)
    }

    let subject: Subject
    let token: Int
    let within: [Int]
  }

  struct Interval {
    let end: Duration
    var waiting: Int?
  }

  private(set) var now = Duration.zero
  var outputs: [Output] = []
  private var roots: [Node] = []
  var intervals: [Int: Interval] = [:]
  private var lastToken = 0

  /// The number of running effects.
  var running: Int { roots.count { if case .done = $0 { false } else { true } } }

  /// The times of the next events of all effects.
  var deadlines: [Duration] { roots.flatMap(\.deadlines) }

  mutating func start(_ plan: EffectPlan) {
    roots.append(.pending(plan))
    rewrite()
  }

  mutating func cancel(_ index: Int) {
    roots[index] = .done
  }

  /// Advances to a time at which at most one event is due.
  mutating func advance(to time: Duration) {
    now = time
    for index in roots.indices {
      var root = roots[index]
      fire(&root, summand: 0)
      roots[index] = root
    }
    rewrite()
  }
}

// Requests, which concern all effects.
extension EffectModel {
  /// Rewrites all effects until none can proceed without time.
  private mutating func rewrite() {
    while let request = nextRequest() { answer(request) }
  }

  private mutating func nextRequest() -> Request? {
    for index in roots.indices {
      var root = roots[index]
      let progress = rewrite(&root, summand: 0, within: [])
      roots[index] = root
      if case .asks(let request) = progress { return request }
      if case .failed(let code) = roots[index] {
        outputs.append(Output(time: now, value: EffectModel.value(ofFailure: code)))
        roots[index] = .done
      }
    }
    return nil
  }

  /// Returns the value that replaces the failure of a whole effect.
  static func value(ofFailure code: Int) -> Int { -code - 1 }

  private mutating func answer(_ request: Request) {
    let next: Node =
      switch request.subject {
      case .cancel(let id, let next): cancel(id, then: next, apartFrom: request.within)
      case .throttle(let plan, let id, let length, let latest):
        throttle(plan, id: id, length, latest: latest)
      }
    replace { if case .held(request.token) = $0 { next } else { nil } }
  }

  private mutating func cancel(_ id: Int, then next: Node, apartFrom within: [Int]) -> Node {
    for number in roots.flatMap({ $0.numbers(id) }).sorted() where !within.contains(number) {
      replace { if case .cancellable(_, _, number) = $0 { .done } else { nil } }
      rewrite()
    }
    guard case .cancellable(let node, let id, _) = next else { return next }
    return .cancellable(node, id: id, number: nextToken())
  }

  private mutating func throttle(
    _ plan: EffectPlan, id: Int, _ length: Duration, latest: Bool
  ) -> Node {
    let waiting = intervals[id]?.waiting.flatMap { token in
      roots.contains { $0.waits(token) } ? token : nil
    }
    guard let interval = intervals[id], waiting != nil || now < interval.end else {
      intervals[id] = Interval(end: now + length)
      return .pending(plan)
    }
    if waiting != nil, !latest { return .done }
    let token = nextToken()
    intervals[id]?.waiting = token
    if let waiting {
      replace { if case .waiting(_, _, _, waiting) = $0 { .done } else { nil } }
      rewrite()
    }
    return .waiting(
      until: interval.end, then: plan, .throttle(id: id, length), token: token)
  }

  private mutating func replace(_ change: (Node) -> Node?) {
    for index in roots.indices { roots[index].replace(change) }
  }

  mutating func nextToken() -> Int {
    lastToken += 1
    return lastToken
  }
}
