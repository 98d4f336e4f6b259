import Foundation

extension ErrorDescriber {
  /// The number of problems that a message lists.
  private static let listedProblems = 5

  /// Returns the words for several failures: a title with their number, and a list of the distinct
  /// problems.
  ///
  /// A single problem explains all failures in its own words.
  func words(of aggregate: AggregateError) -> ErrorWords {
    let failed = aggregate.failures.count
    let title = aggregate.title ?? text["some.failed", count: failed, of: aggregate.total]
    let problems = problems(among: aggregate.failures)
    guard problems.count > 1 else {
      let words = ErrorWords(describe(aggregate.causes[0]))
      guard aggregate.total > 1 || aggregate.title != nil else { return words }
      return ErrorWords(title: title).explained(by: words)
    }
    var lines = problems.prefix(Self.listedProblems).map { summary, count in
      "\(summary) (\(text.number(count)))"
    }
    if problems.count > lines.count {
      lines.append(text["more.problems", count: problems.count - lines.count])
    }
    // As a line of its own, because a list ends without a full stop.
    if let delay = tree(of: aggregate).requestedDelay(at: Date()),
      let suggestion = suggestion(.seconds(delay.secondsRoundedUp()))
    {
      lines.append(suggestion)
    }
    return ErrorWords(title: title, message: lines.joined(separator: "\n"))
  }

  /// Returns the summaries of the distinct problems, each with the number of its errors, the most
  /// frequent first.
  private func problems(among errors: [any Error]) -> [(summary: String, count: Int)] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for error in errors {
      let summary = describe(error).summary
      if counts[summary] == nil { order.append(summary) }
      counts[summary, default: 0] += 1
    }
    // The sort is stable, so equal counts keep the order of the elements.
    return order.map { ($0, counts[$0] ?? 0) }.sorted { $0.count > $1.count }
  }
}
