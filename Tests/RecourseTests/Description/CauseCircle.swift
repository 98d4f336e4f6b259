import Recourse

/// Two errors that are each other's cause.
final class CauseCircle: Sendable {
  let error: any Error

  init() {
    let box = Box()
    let first = CauseNode { box.errors.withLock(\.self) }
    box.errors.withLock { $0 = [CauseNode { [first] }] }
    error = first
  }

  private final class Box: Sendable {
    let errors = Locked<[any Error]>([])
  }
}
