import Recourse

/// A part of an effect that ends or is cancelled as a whole, together with its own parts.
///
/// A closed scope delivers nothing more, neither values nor an end.
@MainActor final class EffectScope {
  let engine: EffectEngine
  let parent: EffectScope?
  /// The open parts, keyed by their numbers.
  private var parts: [Int: EffectScope] = [:]
  private var lastNumber = 0
  /// The number of this scope in its parent.
  private let number: Int
  private var task: Task<Void, Never>?
  private var isClosed = false
  /// Whether this scope was cancelled directly, rather than through its parent.
  private(set) var isCancelled = false
  /// Whether a time limit has cancelled the tasks, so that their failures count.
  private(set) var isInterrupted = false
  private let isInterruptible: Bool
  /// Continues the enclosing effect after this scope was cancelled directly.
  private var onCancel: (@MainActor () -> Void)?
  private var onClose: [@MainActor () -> Void] = []

  /// Creates the root scope of all effects.
  init(_ engine: EffectEngine) {
    self.engine = engine
    parent = nil
    number = 0
    isInterruptible = true
  }

  init(
    in parent: EffectScope, onCancel: (@MainActor () -> Void)? = nil, isInterruptible: Bool = true
  ) {
    engine = parent.engine
    self.parent = parent
    self.onCancel = onCancel
    self.isInterruptible = isInterruptible
    isInterrupted = isInterruptible && parent.isInterrupted
    isClosed = !parent.isOpen
    parent.lastNumber += 1
    number = parent.lastNumber
    if !isClosed { parent.parts[number] = self }
  }

  var isOpen: Bool { !isClosed && !engine.isShut.withLock { $0 } }

  var partCount: Int { parts.count }

  private var sortedParts: [EffectScope] { parts.sorted { $0.key < $1.key }.map(\.value) }

  /// Runs asynchronous work in a new part, which is closed when the work returns.
  ///
  /// The work begins after the current turn of the main actor, so that a cancellation directly
  /// after the start takes effect first.
  @discardableResult func run(
    onCancel: (@MainActor () -> Void)? = nil, isInterruptible: Bool = true,
    _ body: @escaping @MainActor (EffectScope) async -> Void
  ) -> EffectScope {
    let leaf = EffectScope(in: self, onCancel: onCancel, isInterruptible: isInterruptible)
    guard leaf.isOpen else { return leaf }
    let task = Task { @MainActor in
      if leaf.isOpen { await leaf.engine.catalog.during { await body(leaf) } }
      leaf.task = nil
      leaf.close()
    }
    leaf.task = task
    if leaf.isInterrupted { task.cancel() }
    return leaf
  }

  /// Closes the scope because its work is done, and continues, unless it is closed already.
  func end(_ next: () -> Void) {
    guard isOpen else { return }
    // The current task has done the work and continues, so closing must not cancel it.
    task = nil
    close()
    next()
  }

  /// Cancels the scope, and continues the enclosing effect.
  func cancel() {
    guard !isClosed else { return }
    let next = onCancel
    isCancelled = true
    close()
    next?()
  }

  /// Closes the scope with all its parts, and cancels their tasks.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    task?.cancel()
    task = nil
    closeParts()
    parent?.parts[number] = nil
    onCancel = nil
    let onClose = onClose
    self.onClose = []
    for close in onClose { close() }
  }

  func closeParts() {
    for part in sortedParts { part.close() }
  }

  /// Cancels the tasks; their values and failures still count.
  func interrupt() {
    guard isInterruptible else { return }
    isInterrupted = true
    task?.cancel()
    for part in sortedParts { part.interrupt() }
  }

  /// Calls a function when the scope is closed for any reason, or now if it is closed already.
  func whenClosed(_ body: @escaping @MainActor () -> Void) {
    if isClosed { body() } else { onClose.append(body) }
  }
}

extension EffectScope {
  func deliver<Output, Failure>(_ output: Output, to sink: EffectSink<Output, Failure>) {
    if isOpen { sink.receive(output) }
  }

  /// Returns an error as the failure; nil for a cancellation that no time limit has caused.
  func failure<Failure: Error>(_ error: Failure) -> Failure? {
    !isInterrupted && CauseTree(error).isCancellation ? nil : error
  }

  /// Sleeps until a time, counted from the start of the engine.
  ///
  /// - Returns: Whether that time was reached, without a cancellation.
  func sleep(until time: Duration) async -> Bool {
    do {
      try await engine.time.sleep(time - engine.time.now())
      return isOpen
    } catch {
      return false
    }
  }

  /// Registers the scope for cancellation under an id, until it is closed.
  func register(_ id: EffectID) {
    let number = engine.registry.add(self, id)
    whenClosed { [engine] in engine.registry.remove(number, id) }
  }

  /// Cancels the scopes under an id, except those that contain this scope.
  func cancelOthers(_ id: EffectID) {
    for scope in engine.registry.scopes(id) where !isPart(of: scope) { scope.cancel() }
  }

  private func isPart(of other: EffectScope) -> Bool {
    var scope: EffectScope? = self
    while let candidate = scope {
      if candidate === other { return true }
      scope = candidate.parent
    }
    return false
  }

  /// Waits until a time counted from the engine's start, and continues unless the effect is
  /// cancelled.
  ///
  /// The time limit of a retry also cancels the wait, and then the effect has to end: it fails with
  /// a cancellation, which the retry turns into a `TimeoutError`. If the failure type can't
  /// represent a cancellation, the effect continues, and the work that it begins is cancelled.
  ///
  /// - Parameters:
  ///   - time: The end of the wait.
  ///   - sink: Receives the end of an effect that is cancelled during the wait.
  ///   - next: Continues after the wait.
  /// - Returns: The scope of the wait.
  @discardableResult
  func wait<Output, Failure>(
    until time: Duration, for sink: EffectSink<Output, Failure>,
    next: @escaping @MainActor () -> Void
  ) -> EffectScope {
    run(onCancel: { sink.end(nil) }) { leaf in
      let hasWaited = await leaf.sleep(until: time)
      leaf.end {
        if !hasWaited, let failure = self.cancellation(as: Failure.self) {
          sink.end(failure)
        } else {
          next()
        }
      }
    }
  }

  private func cancellation<Failure: Error>(as type: Failure.Type) -> Failure? {
    if let type = type as? any CauseWrapper.Type { return type.cancelled as? Failure }
    return CancellationError() as? Failure
  }
}

/// Receives the values and the end of an effect, on the main actor.
struct EffectSink<Output, Failure: Error>: Sendable {
  let receive: @MainActor (Output) -> Void
  /// Receives the failure; nil if there was none.
  let end: @MainActor (Failure?) -> Void
}
