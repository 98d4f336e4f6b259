extension JournalBatch {
  /// How much is missing before the changes, for a developer.
  var leftOutText: String { "(\(leftOut) changes of the journal were left out here)" }
}

extension JournalBatch.Change {
  /// What has happened, for a developer; for a new entry also the error, its causes, and why.
  ///
  /// Nothing is in it that an error doesn't mark as public.
  var developerText: String {
    let report = entry.report
    let outcome = entry.outcome?.kind.rawValue ?? "pending"
    var lines = ["#\(entry.number) \(report.origin.rawValue) at \(report.source): \(outcome)"]
    if isNew {
      let tree = report.error.causeTree
      if report.attempt > 1 { lines[0] += ", attempt \(report.attempt)" }
      lines.append("\(SupportCode(Fingerprint(of: tree)))")
      lines += tree.developerText.split(separator: "\n").map(String.init)
      lines += entry.path.map { "because of \($0)" }
    }
    return lines.joined(separator: "\n  ")
  }
}
