/// The newest of many values, each with its number in the order in which they came.
///
/// Operations return the values that they remove, so that the caller can release them after unlocking:
/// a `deinit` may run any code.
struct RecentValues<Value: Sendable>: Sendable {
  let limit: Int
  /// The number of the oldest value that is kept.
  private(set) var first = 0
  private var values: [Value] = []
  /// Where the oldest value is, once there is no more room.
  private var head = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The number that the next value will get.
  var end: Int { first + values.count }

  /// Adds a value, in place of the oldest one where there is no room.
  ///
  /// - Returns: The removed value, which is the new one if the limit is 0.
  mutating func append(_ value: Value) -> Value? {
    if values.count < limit {
      values.append(value)
      return nil
    }
    guard limit > 0 else { return value }
    defer { head = (head + 1) % limit }
    first += 1
    return exchange(&values[head], with: value)
  }

  /// The values from a number on that are kept.
  func values(from number: Int) -> [Value] {
    (max(number, first)..<max(number, end)).map { values[(head + $0 - first) % values.count] }
  }

  /// Removes and returns the values; the numbers go on.
  mutating func removeAll() -> [Value] {
    first = end
    head = 0
    return exchange(&values, with: [])
  }
}
