import RecourseTesting

/// Decides which faults each request gets.
struct FaultPlan: Sendable {
  let faults: ServerFaults
  private var generator: SeededGenerator
  private var count = 0

  init(_ faults: ServerFaults, seed: UInt64) {
    self.faults = faults
    generator = SeededGenerator(seed: seed)
  }

  /// Returns the faults of the next request: all delays, and the first other fault.
  mutating func next() -> [ServerFault] {
    // A connection that was accepted before the refusal is reset, as if it had been refused.
    guard case .rules(let rules) = faults else { return [.reset] }
    count += 1
    var chosen: [ServerFault] = []
    var isDecided = false
    for rule in rules {
      guard let fault = fault(of: rule) else { continue }
      if case .delay = fault {
        chosen.append(fault)
      } else if !isDecided {
        chosen.append(fault)
        isDecided = true
      }
    }
    return chosen
  }

  private mutating func fault(of rule: ServerFaultRule) -> ServerFault? {
    switch rule {
    case .always(let fault): fault
    case .first(let number, let fault): count <= number ? fault : nil
    case .every(let number, let fault): number > 0 && count % number == 0 ? fault : nil
    case .random(let probability, let fault):
      Double.random(in: 0..<1, using: &generator) < probability ? fault : nil
    }
  }
}
