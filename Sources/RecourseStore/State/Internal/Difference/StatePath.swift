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
