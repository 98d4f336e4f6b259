import Recourse

extension StoreEngine {
  /// Tells those who have read what is another value now.
  func announceChanges() {
    guard var observer = storage.update(observers) else { return }
    let alreadyTold = told.count
    // All are noted before the first is told, for it may read again.
    while true {
      switch observer.audience {
      case .readers(let change): told.append(change)
      case .follower(let alarm): alarm.ring()
      }
      let next = observer.nextOutdated
      observer.nextOutdated = nil
      guard let next else { break }
      observer = next
    }
    for index in alreadyTold..<told.count { told[index].announce() }
    guard alreadyTold == 0, !told.isEmpty else { return }
    Task { [weak self] in self?.cleanUp() }
  }

  /// Forgets the values that nobody has read again, in the next turn.
  ///
  /// A view that dispatches while it is evaluated couldn't be told, for Observation listens for it
  /// from the end of the evaluation only. So all are told once more; most don't listen any longer.
  private func cleanUp() {
    let told = told
    self.told = []
    for (path, observer) in readers where observer.isOutdated { readers[path] = nil }
    observers.removeAll { observer in
      if case .readers = observer.audience { observer.isOutdated } else { false }
    }
    for change in told { change.announce() }
  }
}

extension StoreEngine: StateSource {
  var isPresent: Bool { true }

  func unobservedValue<Value>(at path: KeyPath<State, Value>) -> Value {
    storage.value(at: path)
  }

  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    observeReading(of: path)
    return storage.value(at: path)
  }

  private func observeReading<Value>(of path: KeyPath<State, Value>) {
    let observer = readers[path] ?? insertReaders(of: path)
    if observer.isOutdated {
      // Those who have read before have been told, and may be once more: not those who read now.
      observer.audience = .readers(ObservedChange())
      observer.renew(from: storage)
    }
    if case .readers(let change) = observer.audience { change.observe() }
  }

  private func insertReaders<Value>(of path: KeyPath<State, Value>) -> StateObserver<State> {
    let observer = StateObserver.observer(of: path, for: .readers(ObservedChange()))
    observer.renew(from: storage)
    readers[path] = observer
    observers.insert(observer)
    return observer
  }

  func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    values(of: path) { $0 }
  }

  /// The values that a transformation makes of a value and of each that it becomes, without nil.
  func values<Value, Output: Sendable>(
    of path: KeyPath<State, Value>, transform: @escaping (Value) -> Output?
  ) -> AsyncStream<Output> {
    let alarm = StateAlarm()
    let observer = StateObserver.observer(of: path, for: .follower(alarm))
    observers.insert(observer)
    let follower = StateFollower<Output>(alarm) { [weak self] in
      guard let self else { return nil }
      observer.renew(from: storage)
      return transform(storage.value(at: path))
    } whenGone: { [weak self] in
      self?.observers.removeAll { observer in
        if case .follower(let alarm) = observer.audience { alarm.isOver } else { false }
      }
    }
    return AsyncStream { await follower.next() }
  }

  func part<Part>(at path: KeyPath<State, Part>) -> any StateSource<Part> {
    PartSource(self, path: path)
  }

  func part<Part>(ifPresentAt path: KeyPath<State, Part?>) -> (any StateSource<Part>)? {
    guard value(at: path.appending(path: \.isPresent)), let part = storage.value(at: path) else {
      return nil
    }
    return OptionalPartSource(self, path: path, initial: part)
  }
}
