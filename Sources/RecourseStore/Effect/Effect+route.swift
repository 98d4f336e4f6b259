public import Recourse

extension Effect {
  /// Reports failures to a router, and starts the effect again if the user chooses to try again.
  ///
  /// While the router offers "Try Again", the effect waits; it ends unless the offer is accepted.
  /// Cancelling the effect withdraws the offer and resolves the report. A failure doesn't reach the
  /// state, so let `onFailure` end the progress that the state presents for the effect:
  ///
  /// ```swift
  /// let save = Effect.run { try await api.save(note) }.map { NoteAction.saved }
  /// return Effect.concatenate(.just(.saving), save)
  ///   .route(to: router) { _ in .notSaved }
  /// ```
  ///
  /// - Parameters:
  ///   - router: The router that receives the reports.
  ///   - origin: The origin of the reports. The default is `.userAction`.
  ///   - title: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - retryKey: Identifies the effect, so that its success resolves its earlier reports. The
  ///     default is nil.
  ///   - offersTryAgain: Whether to offer "Try Again" for errors after which a retry can help now.
  ///     The default is true.
  ///   - fileID: The file recorded in the reports. The default is the caller's.
  ///   - line: The line recorded in the reports. The default is the caller's.
  ///   - onFailure: Returns a value to send before each failure is reported, or nil to send none.
  ///     The default sends nothing.
  /// - Returns: The effect, which can't fail.
  public func route(
    to router: ErrorRouter, origin: ErrorOrigin = .userAction, title: ErrorTitle? = nil,
    retryKey: ErrorReport.Key? = nil, offersTryAgain: Bool = true, fileID: String = #fileID,
    line: Int = #line,
    onFailure: @escaping @MainActor (Failure) -> Output? = { _ in nil }
  ) -> Effect<Output, Never> {
    guard !isNone else { return .none }
    let attempt = Attempt(
      origin: origin, title: title, retryKey: retryKey, offersTryAgain: offersTryAgain,
      source: ErrorReport.Source(fileID: fileID, line: line))
    return Effect<Output, Never> { scope, sink in
      EffectRoute(of: self, attempt, router, in: scope, sink, onFailure).begin()
    }
  }
}

/// Runs an effect, and runs it again whenever the user chooses to try again.
@MainActor private final class EffectRoute<Output, Failure: Error> {
  private let effect: Effect<Output, Failure>
  private let attempt: Attempt
  private let router: ErrorRouter
  private let scope: EffectScope
  private let sink: EffectSink<Output, Never>
  private let onFailure: @MainActor (Failure) -> Output?
  private let intention: Intention
  private var isRunning = false
  private var beginning: Moment?

  init(
    of effect: Effect<Output, Failure>, _ attempt: Attempt, _ router: ErrorRouter,
    in scope: EffectScope, _ sink: EffectSink<Output, Never>,
    _ onFailure: @escaping @MainActor (Failure) -> Output?
  ) {
    self.effect = effect
    self.attempt = attempt
    self.router = router
    self.scope = scope
    self.sink = sink
    self.onFailure = onFailure
    intention = router.intention(for: attempt.retryKey)
  }

  deinit {
    // An effect that was cancelled ends without a call of `end(_:)`.
    guard isRunning else { return }
    Task { @MainActor [intention] in intention.cancel() }
  }

  func begin() {
    isRunning = true
    beginning = .next()
    intention.begin()
    effect.begin(in: scope, EffectSink(receive: sink.receive) { self.end($0) })
  }

  private func end(_ error: Failure?) {
    guard let error else {
      isRunning = false
      intention.succeed()
      if let key = attempt.retryKey { router.resolve(key) }
      return sink.end(nil)
    }
    if let output = onFailure(error) { sink.receive(output) }
    guard scope.isOpen else { return }
    isRunning = false
    scope.run { [self] leaf in
      let isOffered = attempt.report(error, to: router, as: intention, since: beginning)
      let triesAgain = isOffered ? await intention.isAccepted() : false
      leaf.end { triesAgain ? begin() : sink.end(nil) }
    }
  }
}
