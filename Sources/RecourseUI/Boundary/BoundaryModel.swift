import Observation
import Recourse

/// The state of a boundary, which receives the reports of the content.
@MainActor
@Observable
final class BoundaryModel<Failure: Error>: ReportStep {
  private(set) var failure: BoundaryFailure<Failure>?
  @ObservationIgnored var parent = ErrorRouter.unhandled
  @ObservationIgnored var onReset: @MainActor (BoundaryReset) -> Void = { _ in }
  @ObservationIgnored private let presence = ViewPresence()
  @ObservationIgnored private let matcher = ErrorMatcher<Failure>()

  nonisolated init() {}

  func appear() {
    presence.appear()
  }

  func disappear() {
    presence.disappear()
  }

  func receive(_ delivery: Delivery) {
    let report = delivery.report
    guard !presence.hasLeft, !report.classified.isCancellation,
      let error = matcher(report.error)
    else {
      return parent.deliver(delivery)
    }
    if let failure {
      guard failure.report.fingerprint == report.fingerprint else {
        return parent.deliver(delivery)
      }
      self.failure?.count += 1
      parent.record(delivery, as: .coalesced(into: failure.report.id))
    } else {
      parent.record(delivery, as: .inlined)
      failure = BoundaryFailure(error: error, report: report) { [weak self] in
        self?.reset(.requested)
      }
    }
  }

  func reset(_ reason: BoundaryReset) {
    guard failure != nil else { return }
    onReset(reason)
    failure = nil
  }
}
