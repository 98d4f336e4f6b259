import Foundation
import Observation
import Recourse

/// What a throwing view knows; it stays the same while the view is made anew.
@MainActor
@Observable
final class ThrowingModel<Value: Sendable> {
  @ObservationIgnored private var loader: Loader<Value>?
  /// That of the view's latest value, which knows the latest of what it depends on.
  @ObservationIgnored private var operation: (@MainActor (LoadProgress) async throws -> Value)?
  /// Whose value the loader has, or loads.
  @ObservationIgnored private var id: AnyHashable?
  /// The failure that was shown last, until there is a value.
  @ObservationIgnored private var lastFailure: LoadFailure?
  /// Where failures are reported.
  @ObservationIgnored private var router = ErrorRouter.unhandled
  @ObservationIgnored private var source = ErrorReport.Source(fileID: #fileID, line: #line)
  /// Comes to pass when there is a value, or the view goes.
  @ObservationIgnored private let key = ErrorReport.Key(rawValue: "Recourse.view.\(UUID())")
  /// Whether the style shows a failure beside the content that stays.
  @ObservationIgnored let reading = FailureReading()
  /// Whether a run has ended with nothing, although the view has not told it to.
  private var hasGivenUp = false

  nonisolated init() {}

  /// Takes what to run, with the loader of the first time, and where to report failures.
  func prepare(
    _ loader: @autoclosure () -> Loader<Value>,
    operation: @escaping @MainActor (LoadProgress) async throws -> Value,
    router: ErrorRouter, source: ErrorReport.Source
  ) {
    self.operation = operation
    self.router = router
    self.source = source
    if self.loader == nil { self.loader = loader() }
  }

  func load(id: AnyHashable) async {
    // A task that was cancelled before its turn may have it after the one of the next identity.
    guard !Task.isCancelled else { return }
    let isNew = self.id != id
    if isNew { lastFailure = nil }
    self.id = id
    await run(anew: isNew) { loader in
      await loader.load(id: id) { [weak self] progress in
        guard let operation = self?.operation else { throw CancellationError() }
        return try await operation(progress)
      }
    }
  }

  /// Loads again; whoever asks may stop to wait, and the run goes on.
  ///
  /// SwiftUI cancels a refresh when the list that was pulled is made anew.
  func reload() async {
    await Task { await run { loader in await loader.reload() } }.value
  }

  /// Ends what runs.
  func leave() {
    loader?.cancel()
    router.withdrawReports(validUntil: key)
  }

  /// What to show of an identity.
  func snapshot(of id: AnyHashable, isEmpty: (Value) -> Bool) -> ThrowingSnapshot<Value> {
    let state = loader?.state ?? .idle
    // What belongs to one thing is never shown for another.
    guard self.id == id else { return ThrowingSnapshot(.idle) }
    switch state {
    case .loaded, .idle: lastFailure = nil
    case .failed(let failure, _): lastFailure = failure
    case .loading: break
    }
    return ThrowingSnapshot(
      state, after: lastFailure, hasGivenUp: hasGivenUp, isEmpty: isEmpty)
  }

  /// - Parameters:
  ///   - isNew: Whether it ends what runs, so that it can't join it. The default is false.
  ///   - body: Loads.
  private func run(anew isNew: Bool = false, _ body: (Loader<Value>) async -> Void) async {
    guard let loader else { return }
    hasGivenUp = false
    // Who joins a run leaves it to the one who has started it to say how it ended.
    let isJoined =
      !isNew && (loader.state.isLoading || loader.state.failure?.countdown != nil)
    await body(loader)
    guard !Task.isCancelled, !isJoined else { return }
    switch loader.state {
    case .idle: hasGivenUp = true
    case .loaded: router.withdrawReports(validUntil: key)
    case .failed(let failure, let previous):
      report(failure, origin: previous == nil ? .firstLoad : .refresh)
    case .loading: break
    }
  }

  /// Tells of a failure, which the view shows, unless its style says nothing beside the content.
  private func report(_ failure: LoadFailure, origin: ErrorOrigin) {
    let report = ErrorReport(
      failure.error, origin: origin, source: source, attempt: max(1, failure.attempts.count),
      validUntil: [key])
    let offer = Ticket(withdrawn: false)
    let replacesContent = origin == .firstLoad || failure.error.remedy == .person
    let delivery = Delivery(
      report, in: router.journal, isShown: replacesContent || reading.isBesideContent,
      offer: offer)
    router.deliver(delivery)
    Task { [weak self] in
      if await offer.answer() { await self?.reload() }
    }
  }
}
