/// A part of an effect that ends or is cancelled as a whole, with all that it consists of.
///
/// Once it is closed, nothing comes from it any more: neither values nor an end.
@MainActor final class EffectScope {
  let engine: EffectEngine
  let parent: EffectScope?
  /// The parts that are open, by their numbers.
  private var parts: [Int: EffectScope] = [:]
  private var lastNumber = 0
  /// Which part of its parent this is.
  private let number: Int
  private var task: Task<Void, Never>?
  private var isClosed = false
  /// Whether it was cancelled by itself, not with what it is a part of.
  private(set) var isCancelled = false
  /// Whether its tasks were cancelled because of a time limit, so that their failures count.
  private(set) var isInterrupted = false
  private let isInterruptible: Bool
  /// Tells whoever goes on after the scope that it was cancelled by itself.
  private var onCancel: (@MainActor () -> Void)?
  private var onClose: [@MainActor () -> Void] = []

  /// Creates the scope of all effects.
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

  /// Runs what takes time as a part, which is closed when it returns.
  ///
  /// It begins after the present turn of the main actor, so that whoever cancels right after starting
  /// comes first.
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

  /// Closes the scope because its work is done, and goes on, unless it is closed already.
  func end(_ next: () -> Void) {
    guard isOpen else { return }
    // It is this task that has done the work, and that goes on now.
    task = nil
    close()
    next()
  }

  /// Cancels the scope, and goes on with what follows it.
  func cancel() {
    guard !isClosed else { return }
    let next = onCancel
    isCancelled = true
    close()
    next?()
  }

  /// Closes the scope with all its parts, and cancels what runs.
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

  /// Cancels what runs, whose values and failures still count.
  func interrupt() {
    guard isInterruptible else { return }
    isInterrupted = true
    task?.cancel()
    for part in sortedParts { part.interrupt() }
  }

  /// Does something when the scope is closed, however that happens.
  func whenClosed(_ body: @escaping @MainActor () -> Void) {
    if isClosed { body() } else { onClose.append(body) }
  }
}
