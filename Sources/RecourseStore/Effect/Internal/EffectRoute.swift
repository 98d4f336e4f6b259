import Recourse

/// Runs an effect, and runs it again whenever the user chooses to try again.
@MainActor final class EffectRoute<Output, Failure: Error> {
  private let effect: Effect<Output, Failure>
  private let attempt: Attempt
  private let router: ErrorRouter
  private let scope: EffectScope
  private let sink: EffectSink<Output, Never>
  private let onFailure: @MainActor (Failure) -> Output?
  private var number = 0

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
  }

  func begin() {
    number += 1
    effect.begin(in: scope, EffectSink(receive: sink.receive) { self.end($0) })
  }

  private func end(_ error: Failure?) {
    guard let error else {
      if let key = attempt.key { router.resolve(key) }
      return sink.end(nil)
    }
    if let output = onFailure(error) { sink.receive(output) }
    guard scope.isOpen else { return }
    scope.run { [self] leaf in
      let offer = attempt.report(error, attempt: number, in: router)
      let triesAgain = await offer?.answer() ?? false
      leaf.end { triesAgain ? begin() : sink.end(nil) }
    }
  }
}
