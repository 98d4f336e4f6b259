/// The tokens of a retry budget, counted in whole millionths so that ten tenths add up to one
/// token.
///
/// The count needs `Int64`: where `Int` has 32 bits, as on some watches, the millionths of 2,148
/// tokens overflow.
struct TokenBucket: Sendable {
  private static let token: Int64 = 1_000_000

  private let capacity: Int64
  private let returnedBySuccess: Int64
  private let refillInterval: Duration
  private var level: Int64
  /// The time up to which refills are included in the level.
  private var refilled = Duration.zero

  init(capacity: Int, returnedBySuccess: Double, refillInterval: Duration) {
    // More than any app can use, and few enough to count in millionths.
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

  /// Adds the tokens that time has refilled; an interval begins only once the bucket has room.
  private mutating func refill(at time: Duration) {
    // Callers read the clock before they take the lock, so times can arrive out of order.
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
