/// The tokens of a budget, in whole millionths, so that ten times a tenth is one.
///
/// The millionths of 2,148 tokens are more than an `Int` of a watch can count.
struct TokenBucket: Sendable {
  private static let token: Int64 = 1_000_000

  private let capacity: Int64
  private let returnedBySuccess: Int64
  private let refillInterval: Duration
  private var level: Int64
  /// Until when the refill is part of the level.
  private var refilled = Duration.zero

  init(capacity: Int, returnedBySuccess: Double, refillInterval: Duration) {
    // More than anybody can use, and few enough to count.
    self.capacity = Int64(min(capacity, 1_000_000_000)) * Self.token
    self.returnedBySuccess = Int64(
      (max(0, min(returnedBySuccess, 1)) * Double(Self.token)).rounded())
    self.refillInterval = max(refillInterval, .nanoseconds(1))
    level = self.capacity
  }

  mutating func available(at time: Duration) -> Int {
    refill(at: time)
    return Int(clamping: level / Self.token)
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
    let tokens = Int64(intervals)
    level += tokens * Self.token
    refilled += refillInterval * tokens
  }
}
