/// Finds the rules of a policy that may apply to a report, without asking all of them.
///
/// It is an object, since policies are copied for every report.
final class RuleIndex: Sendable {
  private let byType: [ObjectIdentifier: [Int]]
  private let byDomain: [String: [Int]]
  private let byOrigin: [ErrorOrigin: [Int]]
  /// The rules for types that an object may turn out to be.
  private let forObjects: [Int]
  private let general: [Int]

  init(_ rules: [PolicyRule]) {
    var byType: [ObjectIdentifier: [Int]] = [:]
    var byDomain: [String: [Int]] = [:]
    var byOrigin: [ErrorOrigin: [Int]] = [:]
    var forObjects: [Int] = []
    var general: [Int] = []
    for (place, rule) in rules.enumerated() {
      switch rule.scope {
      case .value(let type):
        byType[type, default: []].append(place)
        // Foundation's objects can be cast to types of values.
        forObjects.append(place)
      case .object: forObjects.append(place)
      case .domain(let domain): byDomain[domain, default: []].append(place)
      case .origins(let origins): origins.forEach { byOrigin[$0, default: []].append(place) }
      case .all: general.append(place)
      }
    }
    self.byType = byType
    self.byDomain = byDomain
    self.byOrigin = byOrigin
    self.forObjects = forObjects
    self.general = general
  }

  func candidates(for occurrence: Occurrence) -> RuleCandidates {
    var candidates = RuleCandidates()
    candidates.add(general)
    candidates.add(byOrigin[occurrence.report.origin])
    for node in occurrence.tree.nodes {
      let type = type(of: node.error)
      candidates.add(type is AnyClass ? forObjects : byType[ObjectIdentifier(type)])
      if !byDomain.isEmpty, let identity = node.error.systemIdentity {
        candidates.add(byDomain[identity.domain])
      }
    }
    return candidates
  }
}

/// Some places of rules in their order, merged from several lists.
struct RuleCandidates {
  private var lists: [ArraySlice<Int>] = []

  mutating func add(_ list: [Int]?) {
    guard let list, !list.isEmpty else { return }
    lists.append(list[...])
  }

  /// The first place that is not before another one; places must be asked for in their order.
  mutating func next(from start: Int) -> Int? {
    var first: Int?
    for position in lists.indices {
      lists[position] = lists[position].drop { $0 < start }
      if let place = lists[position].first { first = min(place, first ?? place) }
    }
    return first
  }
}
