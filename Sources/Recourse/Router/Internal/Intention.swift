import Observation

/// One intention of a person or of the app: an operation that may run several times until it
/// succeeds.
///
/// A button, a retry key and an attempt are one intention each. All reports of the operation's
/// failures share the intention. A person who tries again therefore starts one run, whose progress
/// all presentations show, and whose success resolves all of the reports.
@MainActor
@Observable
package final class Intention {
  package typealias ID = ObjectIdentifier

  private enum Stage {
    /// The operation isn't running, and no task waits for the decision to run it again.
    case idle
    /// A task waits for the decision to run the operation again.
    case offered
    /// The operation is running; while another run is on offer, a task waits for its result.
    case running(isOffered: Bool)
  }

  private var stage = Stage.idle
  /// Whether a handler on a route has a report, so that the operation may run again without a
  /// request.
  private var isOnRoute = false
  /// The key that the app gives the operation; nil if it gives none.
  @ObservationIgnored let key: ErrorReport.Key?
  /// Reports the failures of the operation that is registered under the key; nil if the operation's
  /// own task does.
  @ObservationIgnored var registered: Attempt?
  /// The moment at which the latest run began.
  @ObservationIgnored private(set) var beginning = Moment()
  /// The number of failed attempts since the last success.
  @ObservationIgnored private(set) var attempts = 0
  /// The reason for the current run; nil if nobody has asked for it in a presentation.
  @ObservationIgnored private(set) var repair: Outcome.Repair?
  /// The moment of the latest success.
  @ObservationIgnored private var success = Moment()
  /// The places of the unresolved reports, oldest first.
  @ObservationIgnored private(set) var places: [ReportPlace] = [] {
    didSet { noteRoute() }
  }
  /// The place where the current run was requested, or else that of the latest report.
  @ObservationIgnored private var requested: ReportPlace?
  @ObservationIgnored private weak var app: AppRouter?
  /// The decision that the task of the operation awaits; nil if it needn't wait.
  @ObservationIgnored private var decision: Promise<Bool>?

  nonisolated package init(key: ErrorReport.Key? = nil) {
    self.key = key
  }

  nonisolated var id: ID { ObjectIdentifier(self) }

  /// Whether the operation is running, or waits for the handler of a route.
  package var isBusy: Bool { isRunning || isOnRoute }

  package var isRunning: Bool { if case .running = stage { true } else { false } }

  /// Whether a person has asked for the current run.
  package var isRequested: Bool { repair == .tryAgain || repair == .route }

  /// Whether the operation can run again.
  var isAvailable: Bool {
    if case .idle = stage { key.map { app?.isRegistered($0) ?? false } ?? false } else { true }
  }

  /// Whether no problem has an unresolved report of the operation.
  package var isResolved: Bool { places.isEmpty }

  /// The place of the previous report, which a report of the current run continues; nil if there is
  /// none.
  package var previous: ReportPlace? {
    requested.flatMap { places.contains($0) ? $0 : nil } ?? places.last
  }

  // MARK: Runs

  /// Records that the operation is running without a request.
  package func begin() {
    guard !isRunning else { return }
    beginning = .next()
    repair = nil
    requested = nil
    if case .offered = stage {
      stage = .running(isOffered: true)
    } else {
      stage = .running(isOffered: false)
    }
    update()
  }

  /// Runs the operation again, unless it is running already.
  ///
  /// - Parameters:
  ///   - place: The reports that offered the run.
  ///   - repair: The reason for the run.
  func run(from place: ReportPlace, for repair: Outcome.Repair) {
    guard isAvailable else { return }
    // A person who has asked for the run in progress awaits its end.
    if !isRunning || !isRequested { self.repair = repair }
    guard !isRunning else { return }
    beginning = .next()
    requested = place
    let isRegistered = if case .idle = stage { true } else { false }
    stage = .running(isOffered: false)
    update()
    if isRegistered { app?.runRegistered(self) } else { decision?.resolve(true) }
  }

  /// Records a failed attempt, and offers another one, for which a task waits; an earlier offer
  /// ends.
  ///
  /// - Parameter attempt: The number of the attempt.
  package func offer(after attempt: Int) {
    decision?.resolve(false)
    let decision = Promise(withdrawn: false)
    decision.onDismissal { [weak self] _ in self?.end() }
    self.decision = decision
    stage = .offered
    note(attempt)
  }

  /// Records that a run has ended without an offer of another one; an earlier offer stays.
  package func stop(after attempt: Int = 0) {
    if case .running(isOffered: true) = stage { stage = .offered } else { decline() }
    note(attempt)
    // The presentations of the offer may have ended during the run.
    if places.isEmpty { decline() }
  }

  /// Ends the offer of another run.
  func decline() {
    stage = .idle
    decision?.resolve(false)
  }

  /// Records a failed attempt.
  func note(_ attempt: Int) {
    attempts = max(attempts, attempt)
    update()
  }

  /// Returns whether the operation is to run again; cancelling the task ends the offer.
  package func isAccepted() async -> Bool {
    guard let awaited = decision, await awaited.answer() else { return false }
    // A decision counts for one run.
    if decision === awaited { decision = nil }
    return true
  }

  /// Records that the operation has succeeded, which resolves all of its reports.
  package func succeed() {
    success = .next()
    close(as: repair)
    for window in app?.openWindows ?? [] { window.clearFields(of: id) }
  }

  /// Records that a run was cancelled, which makes its reports obsolete, unless another task with
  /// the same key offers a run in a presentation.
  package func cancel() {
    if isRunning { stop() }
    if case .offered = stage, !isResolved { return }
    end()
  }

  /// Returns whether a run has succeeded after a moment.
  func hasSucceeded(since moment: Moment) -> Bool { success > moment }

  /// Ends the intention because there is no other run, which makes its reports obsolete.
  package func end() {
    close(as: nil)
  }

  private func close(as repair: Outcome.Repair?) {
    decline()
    attempts = 0
    for place in exchange(&places, with: []) { app?.resolve(place, as: repair) }
  }

  // MARK: Reports

  /// Lets a success reach an app's fields, which show errors of the operation.
  func follow(_ app: AppRouter) {
    if self.app == nil { self.app = app }
  }

  /// Records the place of a report.
  func join(_ place: ReportPlace, of app: AppRouter) {
    if let old = self.app, old !== app {
      for place in exchange(&places, with: []) { old.discard(place) }
    }
    self.app = app
    if !places.contains(place) { places.append(place) }
    app.update(place.problem)
  }

  /// Records whether a report is on a route now.
  func noteRoute() {
    let isOnRoute = places.contains { app?.isOnRoute($0) ?? false }
    if self.isOnRoute != isOnRoute { self.isOnRoute = isOnRoute }
  }

  /// Records that the reports of a problem belong to another problem now.
  func move(_ place: ReportPlace, to other: ReportPlace) {
    if requested == place { requested = other }
    if let index = places.firstIndex(of: place) { places[index] = other }
  }

  /// Records that a later report has taken the place of earlier ones.
  func forget(_ place: ReportPlace) {
    places.removeAll { $0 == place }
  }

  /// Records that no problem has the reports of a place any longer; without another place, the
  /// offer ends, and a run in progress continues.
  func leave(_ place: ReportPlace) {
    forget(place)
    guard places.isEmpty, !isRunning else { return }
    decline()
    attempts = 0
  }

  private func update() {
    for place in places { app?.changed(self, at: place) }
  }
}

/// A position in the order of events on the main actor.
package struct Moment: Comparable {
  private var number = 0
  @MainActor private static var last = Moment()

  nonisolated init() {}

  /// Returns a moment after all earlier ones.
  @MainActor
  package static func next() -> Moment {
    last.number += 1
    return last
  }

  package static func < (one: Moment, other: Moment) -> Bool { one.number < other.number }
}
