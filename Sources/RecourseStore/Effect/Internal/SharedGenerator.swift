import Recourse

/// Random numbers for all effects of a store, from one generator.
struct SharedGenerator: RandomNumberGenerator, Sendable {
  private let generator: Locked<any RandomNumberGenerator & Sendable>

  init(_ generator: any RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
  }

  func next() -> UInt64 {
    generator.withLock { $0.next() }
  }
}
