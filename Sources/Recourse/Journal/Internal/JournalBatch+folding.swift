extension JournalBatch {
  /// Makes a batch of changes, in which an entry that is new has its outcome already if it got one.
  init(folding changes: [Change], leftOut: Int) {
    guard changes.contains(where: { !$0.isNew }) else {
      self.init(changes: changes, leftOut: leftOut)
      return
    }
    var folded: [Change] = []
    folded.reserveCapacity(changes.count)
    // Each report is one new change, so that the numbers of the new ones follow each other.
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
