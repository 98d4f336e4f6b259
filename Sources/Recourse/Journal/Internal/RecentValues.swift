/// The newest values of a sequence, numbered in the order in which they were appended.
///
/// Operations return the values that they remove, so that the caller can release them after
/// unlocking: a `deinit` may run any code.
struct RecentValues<Value: Sendable>: Sendable {
  let limit: Int
  /// The number of the oldest value that is kept.
  private var first = 0
  private var values: [Value] = []
  /// The index of the oldest value once the limit is reached.
  private var head = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The number of the next value.
  var end: Int { first + values.count }

  /// Appends a value; at the limit, the value replaces the oldest one.
  ///
  /// - Returns: The removed value, which is the new value if the limit is 0.
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

  /// Changes the newest value that fulfills a condition; does nothing if none of them does.
  ///
  /// - Returns: The changed value; nil if there is none.
  mutating func modifyLast(
    where isMatch: (Value) -> Bool, _ body: (inout Value) -> Void
  ) -> Value? {
    guard let index = lastIndex(where: isMatch) else { return nil }
    body(&values[index])
    return values[index]
  }

  /// Returns the newest value that fulfills a condition; nil if none of them does.
  func last(where isMatch: (Value) -> Bool) -> Value? {
    lastIndex(where: isMatch).map { values[$0] }
  }

  private func lastIndex(where isMatch: (Value) -> Bool) -> Int? {
    values[..<head].lastIndex(where: isMatch) ?? values[head...].lastIndex(where: isMatch)
  }

  /// The values that are kept, oldest first.
  var all: [Value] { Array(values[head...] + values[..<head]) }

  /// Removes and returns all values; the numbering continues.
  mutating func removeAll() -> [Value] {
    let all = all
    first = end
    head = 0
    values = []
    return all
  }
}
