import Recourse

/// One of those who want the same value: it runs the load, or waits for the one before it.
@MainActor final class LoadShare<Value: Sendable> {
  typealias Sink = EffectSink<LoadAction<Value>, Never>

  private let effect: Effect<LoadAction<Value>, Never>
  private let id: EffectID
  private let part: EffectScope
  private let sink: Sink
  /// Whether the state knows how the load has ended.
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

  /// Begins if it is the first of them, and else waits until the first has gone.
  func proceed() {
    guard part.isOpen, let first = part.engine.registry.scopes(id).first else { return }
    if first === part { return begin() }
    // A cancellation by the id is about to reach this one too.
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
    // It has ended for those who wait, too.
    part.cancelOthers(id)
    part.end { sink.end(nil) }
  }

  /// Ends the progress when nobody is left who would.
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
