/// The differences between two states, as deep as mirrors reach.
package struct StateDifference {
  /// A difference: a path, and the values before and after; nil for a missing value.
  package struct Change {
    /// The path of the value, such as `orders[2].amount`; empty for the whole state.
    package let path: StatePath
    package let old: Any?
    package let new: Any?
  }

  /// The changes, in the order of the state's properties.
  package private(set) var changes: [Change] = []
  /// Whether all changes are included; false if there are more than the limit.
  package private(set) var isComplete = true
  private let limit: Int

  private static let depthLimit = 20
  /// The number of children above which a changed value is not examined further.
  private static let sizeLimit = 1_000

  /// Compares two values.
  ///
  /// - Parameters:
  ///   - old: The value before.
  ///   - new: The value after.
  ///   - limit: The maximum number of changes to include. The default is 20.
  package init(from old: Any, to new: Any, limit: Int = 20) {
    self.limit = limit
    compare(old, new, at: StatePath())
  }

  /// The paths as text without values, followed by "…" if there are more.
  var names: [String] {
    changes.map { $0.path.text(showingKeys: false) } + (isComplete ? [] : ["…"])
  }

  private mutating func add(_ path: StatePath, _ old: Any?, _ new: Any?) {
    if changes.count < limit {
      changes.append(Change(path: path, old: old, new: new))
    } else {
      isComplete = false
    }
  }

  private mutating func compare(_ old: Any, _ new: Any, at path: StatePath) {
    guard isComplete else { return }
    let (before, after) = (StateNode(old), StateNode(new))
    if before.isNil || after.isNil {
      if before.isNil != after.isNil { add(path, before.content, after.content) }
      return
    }
    guard let old = before.content, let new = after.content else { return }
    if let areEqual = StateNode.areEqual(old, new), areEqual { return }
    guard path.depth < Self.depthLimit, type(of: old) == type(of: new),
      before.count <= Self.sizeLimit, after.count <= Self.sizeLimit
    else { return add(path, old, new) }
    let known = changes.count
    switch before.kind {
    case .value: break
    case .properties: compareProperties(before, after, at: path)
    case .enumCase(let name):
      guard after.kind == before.kind else { return add(path, old, new) }
      if let (first, second) = before.payload(and: after) {
        compare(first, second, at: path.appending(.property(name)))
      }
    case .elements: compareElements(before.children, after.children, at: path)
    case .members: compareMembers(before.members, after.members, at: path)
    case .entries: compareEntries(before.entries, after.entries, at: path)
    }
    // Values may also differ in ways that mirrors don't show.
    if changes.count == known, StateNode.differ(old, new, kind: before.kind) {
      add(path, old, new)
    }
  }

  private mutating func compareProperties(
    _ old: StateNode, _ new: StateNode, at path: StatePath
  ) {
    for (first, second) in zip(old.properties, new.properties) {
      compare(first.value, second.value, at: path.appending(.property(first.name)))
    }
  }

  private mutating func compareElements(_ old: [Any], _ new: [Any], at path: StatePath) {
    let same = zip(old, new).prefix { StateNode.areEqual($0, $1) ?? false }.count
    let tail = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
      .prefix { StateNode.areEqual($0, $1) ?? false }.count
    let (first, second) = (old.count - tail, new.count - tail)
    for index in same..<max(first, second) {
      let place = path.appending(.element(index))
      switch (index < first, index < second) {
      case (true, true): compare(old[index], new[index], at: place)
      case (true, false): add(place, old[index], nil)
      case (false, _): add(place, nil, new[index])
      }
    }
  }

  private mutating func compareMembers(
    _ old: [AnyHashable], _ new: [AnyHashable], at path: StatePath
  ) {
    for member in old where !new.contains(member) { add(path, member.base, nil) }
    for member in new where !old.contains(member) { add(path, nil, member.base) }
  }

  private mutating func compareEntries(
    _ old: [AnyHashable: Any], _ new: [AnyHashable: Any], at path: StatePath
  ) {
    for key in Set(old.keys).union(new.keys).sorted(by: { "\($0)" < "\($1)" }) {
      let place = path.appending(.entry(StateText.text(key.base)))
      switch (old[key], new[key]) {
      case (let first?, let second?): compare(first, second, at: place)
      case (let first, let second): add(place, first, second)
      }
    }
  }
}

/// The path from a state to a value in it.
package struct StatePath {
  package enum Step {
    /// A property, or the case of an enum.
    case property(String)
    /// An element of a list.
    case element(Int)
    /// An entry of a dictionary, by its key, which may be private.
    case entry(String)
  }

  private var steps: [Step] = []

  package init() {}

  package var depth: Int { steps.count }

  package func appending(_ step: Step) -> StatePath {
    var path = self
    path.steps.append(step)
    return path
  }

  /// Returns the path as text, such as `orders[2].amount`; "state" for the empty path.
  package func text(showingKeys: Bool) -> String {
    guard !steps.isEmpty else { return "state" }
    var text = ""
    for step in steps {
      switch step {
      case .property(let name): text += (text.isEmpty ? "" : ".") + name
      case .element(let index): text += "[\(index)]"
      case .entry(let key): text += showingKeys ? "[\(key)]" : "[…]"
      }
    }
    return text
  }
}
