/// The newest of many values, each with its number in the order in which they came.
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

  /// Takes in a value, in place of the oldest one where there is no room.
  ///
  /// - Returns: The value for which there is no room any more; nil if there is none.
  @discardableResult
  mutating func append(_ value: Value) -> Value? {
    guard values.count == limit else {
      values.append(value)
      return nil
    }
    guard limit > 0 else { return value }
    let oldest = values[head]
    values[head] = value
    head = (head + 1) % limit
    first += 1
    return oldest
  }

  /// The values from a number on that are kept.
  func values(from number: Int) -> [Value] {
    (max(number, first)..<max(number, end)).map { values[(head + $0 - first) % values.count] }
  }

  /// Forgets the values; the numbers go on.
  mutating func removeAll() {
    first = end
    values.removeAll(keepingCapacity: true)
    head = 0
  }
}
