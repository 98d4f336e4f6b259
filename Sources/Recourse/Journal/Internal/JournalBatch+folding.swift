extension JournalBatch {
  /// Makes a batch of entries as they were reported and as they were settled.
  init(folding entries: [JournalEntry], leftOut: Int) {
    var outcomes: [ErrorReport.ID: JournalEntry] = [:]
    for entry in entries where entry.outcome != nil { outcomes[entry.id] = entry }
    let changes = entries.compactMap { entry in
      if entry.outcome == nil {
        return Change(entry: outcomes.removeValue(forKey: entry.id) ?? entry, isNew: true)
      }
      return outcomes.removeValue(forKey: entry.id).map { Change(entry: $0, isNew: false) }
    }
    self.init(changes: changes, leftOut: leftOut)
  }
}
