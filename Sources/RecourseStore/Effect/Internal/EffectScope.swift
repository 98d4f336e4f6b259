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
      if leaf.isOpen { await body(leaf) }
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
