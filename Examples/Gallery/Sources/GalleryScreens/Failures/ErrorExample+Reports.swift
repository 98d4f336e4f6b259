import RecourseUI

extension ErrorExample {
  /// Examples for the different outcomes of a report, and the origins of their reports.
  static let reports: [(origin: ErrorOrigin, example: ErrorExample)] = [
    (.firstLoad, first),
    (.userAction, named("Title, reason and suggestion")),
    (.userAction, named("A file that isn’t there")),
    (.refresh, named("503, Retry-After: 120")),
    (.background, named("Error without text")),
    (.userAction, ErrorExample(.own, "A cancellation", CancellationError())),
    (.prefetch, named("CauseProvider with several causes")),
    (.launch, named("CauseWrapper of a real failure")),
  ]

  /// Returns the example with a name, which has to exist.
  private static func named(_ name: String) -> ErrorExample {
    guard let example = all.first(where: { $0.name == name }) else {
      preconditionFailure("No example of an error is called “\(name)”.")
    }
    return example
  }
}
