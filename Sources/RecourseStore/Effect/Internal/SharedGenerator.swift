import Recourse

/// Shares one generator of random numbers among all effects of a store.
struct SharedGenerator: RandomNumberGenerator, Sendable {
  private let generator: Locked<any RandomNumberGenerator & Sendable>

  init(_ generator: any RandomNumberGenerator & Sendable) {
    self.generator = Locked(generator)
  }

  func next() -> UInt64 {
    generator.withLock { $0.next() }
  }
}
