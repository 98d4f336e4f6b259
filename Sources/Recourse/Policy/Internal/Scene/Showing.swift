/// What belongs to a notice as long as it isn't over, and is no plain value.
@MainActor
struct Showing {
  /// An offer to run an operation again, which somebody waits for.
  struct Offer {
    let ticket: Ticket<Bool>
    /// What makes the report that it belongs to untrue.
    let validUntil: Set<ErrorReport.Key>
  }

  /// What has failed and can be run again by its key, and the way that its report has gone.
  struct Rerun {
    let report: ErrorReport
    let policies: [ErrorPolicy]
  }

  /// Who waits for what becomes of the report that stands for the notice.
  let ticket: Ticket<Outcome>
  /// The error that says what all its reports share; nil when they are the same problem anyway.
  let sharedError: (any Error)?
  var offers: [Offer] = []
  private(set) var reruns: [ErrorReport.Key: Rerun] = [:]
  /// What shows it; nil when a route of the app's own does.
  var presentation: PresentationID?
  /// Whether a person had seen it before it was taken back.
  var wasSeen = false

  init(ticket: Ticket<Outcome>, sharedError: (any Error)?) {
    self.ticket = ticket
    self.sharedError = sharedError
  }

  /// Nobody has so many operations that can be run again.
  private static let rerunLimit = 1_000

  mutating func add(_ rerun: Rerun, of key: ErrorReport.Key) {
    guard reruns.count < Self.rerunLimit || reruns[key] != nil else { return }
    reruns[key] = rerun
  }

  /// Takes in the operations of another notice.
  mutating func add(_ other: Showing) {
    offers += other.offers
    for (key, rerun) in other.reruns { add(rerun, of: key) }
  }

  /// Hands over what can be run again, once.
  mutating func takeOperations() -> (offers: [Offer], reruns: [ErrorReport.Key: Rerun]) {
    defer {
      offers = []
      reruns = [:]
    }
    return (offers, reruns)
  }

  /// Drops what there is no reason for to be run again.
  ///
  /// - Returns: Whether there was any.
  mutating func removeOperations(validUntil key: ErrorReport.Key) -> Bool {
    let untrue = offers.filter { $0.validUntil.contains(key) }
    let count = reruns.count
    offers.removeAll { $0.validUntil.contains(key) }
    reruns = reruns.filter { !$0.value.report.validUntil.contains(key) && $0.key != key }
    for offer in untrue { offer.ticket.settle(false) }
    return !untrue.isEmpty || reruns.count < count
  }

  /// Tells all who wait how it ended; who was told to try again hears nothing more.
  func end(as outcome: Outcome) {
    ticket.settle(outcome)
    for offer in offers { offer.ticket.settle(false) }
  }
}
