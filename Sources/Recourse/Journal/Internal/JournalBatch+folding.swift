extension JournalBatch {
  /// Creates a batch in which a new entry and its outcome are one change.
  init(folding changes: [Change], leftOut: Int) {
    guard changes.contains(where: { !$0.isNew }) else {
      self.init(changes: changes, leftOut: leftOut)
      return
    }
    var folded: [Change] = []
    folded.reserveCapacity(changes.count)
    // Each report is new exactly once, so the numbers of the new entries are consecutive.
    var firstNumber = 0
    var places: [Int] = []
    for change in changes {
      let number = change.entry.number
      if change.isNew {
        if places.isEmpty { firstNumber = number }
        places.append(folded.count)
        folded.append(change)
      } else if places.indices.contains(number - firstNumber) {
        folded[places[number - firstNumber]] = Change(entry: change.entry, isNew: true)
      } else {
        folded.append(change)
      }
    }
    self.init(changes: folded, leftOut: leftOut)
  }
}
