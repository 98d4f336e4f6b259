import Recourse

/// One of several requests for the same value: runs the load, or waits for the request before it.
@MainActor final class LoadShare<Value: Sendable> {
  typealias Sink = EffectSink<LoadAction<Value>, Never>

  private let effect: Effect<LoadAction<Value>, Never>
  private let id: EffectID
  private let part: EffectScope
  private let sink: Sink
  /// Whether the state has received the result of the load, or its end.
  private var isSettled = false

  init(
    _ effect: Effect<LoadAction<Value>, Never>, by id: EffectID, in scope: EffectScope,
    _ sink: Sink
  ) {
    self.effect = effect
    self.id = id
    self.sink = sink
    part = EffectScope(in: scope) { sink.end(nil) }
    part.register(id)
    part.whenClosed { self.settleWhenLast() }
  }

  /// Begins if this is the first request; otherwise waits until the first one is closed.
  func proceed() {
    guard part.isOpen, let first = part.engine.registry.scopes(id).first else { return }
    if first === part { return begin() }
    // A cancellation by the id is about to reach this request too.
    first.whenClosed { if !first.isCancelled { self.proceed() } }
  }

  private func begin() {
    let sink = Sink { action in
      switch action {
      case .loaded, .failed: self.isSettled = true
      default: break
      }
      self.sink.receive(action)
    } end: { _ in
      self.finish()
    }
    effect.begin(in: part, sink)
  }

  private func finish() {
    if !isSettled { stop() }
    // The load has ended for the waiting requests as well.
    part.cancelOthers(id)
    part.end { sink.end(nil) }
  }

  /// Ends the progress in the state if no remaining request can.
  private func settleWhenLast() {
    let engine = part.engine
    guard !isSettled, !part.isCancelled, engine.registry.scopes(id).isEmpty, !engine.isSilent,
      !engine.isShut.withLock({ $0 })
    else { return }
    stop()
  }

  private func stop() {
    isSettled = true
    sink.receive(.stopped)
  }
}
