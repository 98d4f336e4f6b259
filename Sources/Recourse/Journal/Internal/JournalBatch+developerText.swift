extension JournalBatch {
  /// The number of changes that are missing before this batch, in words for a developer.
  var leftOutText: String { "(\(leftOut) changes of the journal were left out here)" }
}

extension JournalBatch.Change {
  /// The change in words for a developer: for a new entry with the error, its causes and the rules.
  ///
  /// The text contains no details of an error except those that the error marks as public.
  var developerText: String {
    let report = entry.report
    let outcome = entry.outcome?.kind.rawValue ?? "pending"
    var lines = ["#\(entry.number) \(report.origin.rawValue) at \(report.source): \(outcome)"]
    if isNew {
      let tree = report.classified.tree
      if report.attempt > 1 { lines[0] += ", attempt \(report.attempt)" }
      lines.append("\(SupportCode(Fingerprint(of: tree)))")
      lines += tree.developerText.split(separator: "\n").map(String.init)
      lines += entry.path.map { "because of \($0)" }
    }
    return lines.joined(separator: "\n  ")
  }
}
