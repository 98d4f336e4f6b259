/// The tokens of a budget, in whole millionths, so that ten times a tenth is one.
struct TokenBucket: Sendable {
  private static let token = 1_000_000

  private let capacity: Int
  private let returnedBySuccess: Int
  private let refillInterval: Duration
  private var level: Int
  /// Until when the refill is part of the level.
  private var refilled = Duration.zero

  init(capacity: Int, returnedBySuccess: Double, refillInterval: Duration) {
    // More than anybody can use, and few enough to count.
    self.capacity = min(capacity, 1_000_000_000) * Self.token
    self.returnedBySuccess = Int((max(0, min(returnedBySuccess, 1)) * Double(Self.token)).rounded())
    self.refillInterval = max(refillInterval, .nanoseconds(1))
    level = self.capacity
  }

  mutating func available(at time: Duration) -> Int {
    refill(at: time)
    return level / Self.token
  }

  mutating func withdraw(at time: Duration) -> Bool {
    refill(at: time)
    guard level >= Self.token else { return false }
    level -= Self.token
    return true
  }

  mutating func deposit() {
    level = min(level + returnedBySuccess, capacity)
  }

  /// Adds what time has given back, which counts from when there was room for it.
  private mutating func refill(at time: Duration) {
    // Of two that take the time before they take the lock, the later one may be first.
    let intervals = max(0, (time - refilled) / refillInterval)
    let missing = capacity - level
    guard intervals * Double(Self.token) < Double(missing) else {
      level = capacity
      refilled = time
      return
    }
    let tokens = Int(intervals)
    level += tokens * Self.token
    refilled += refillInterval * tokens
  }
}
