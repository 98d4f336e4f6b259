import CAtspi

extension AccessibleElement {
  /// Returns the descendants with a role, in reading order.
  ///
  /// The search skips the contents of buttons, labels and pickers, which are read as a unit.
  func all(_ wanted: Role) -> [AccessibleElement] {
    children.flatMap { child -> [AccessibleElement] in
      let role = child.role
      if role == wanted { return [child] }
      return role.isRead ? [] : child.all(wanted)
    }
  }

  /// Returns the first descendant that matches; later elements are never read.
  func first(_ wanted: Role, where isWanted: (AccessibleElement) -> Bool) -> AccessibleElement? {
    for child in children {
      let role = child.role
      if role == wanted, isWanted(child) { return child }
      if role.isRead { continue }
      if let found = child.first(wanted, where: isWanted) { return found }
    }
    return nil
  }

  /// The texts inside the element, except those of buttons.
  var texts: [String] { all(.label).map(\.name) }

  /// Returns the element and its descendants, one per line, for the message of a failure.
  func outline(indentation: String = "") -> String {
    let states = [
      ("active", ATSPI_STATE_ACTIVE), ("modal", ATSPI_STATE_MODAL),
      ("focused", ATSPI_STATE_FOCUSED), ("selected", ATSPI_STATE_SELECTED),
    ].filter { has($0.1) }.map(\.0)
    let words = [role.name, "“\(name)”", hint, text.map { "(\($0))" } ?? ""] + states
    let line = indentation + words.filter { !$0.isEmpty }.joined(separator: " ")
    return ([line] + children.map { $0.outline(indentation: indentation + "  ") })
      .joined(separator: "\n")
  }
}
