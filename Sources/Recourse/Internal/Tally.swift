/// Counts equal values, in the order of their first appearance.
package struct Tally<Value: Hashable> {
  /// The distinct values, each with its count.
  package private(set) var counts: [(value: Value, count: Int)] = []
  private var places: [Value: Int] = [:]

  /// Starts a tally.
  ///
  /// - Parameter first: The values that come first whenever they appear.
  package init(first: Value? = nil) {
    if let first { add(first, count: 0) }
  }

  /// Counts a value once more.
  package mutating func add(_ value: Value, count: Int = 1) {
    if let place = places[value] {
      counts[place].count += count
    } else {
      places[value] = counts.count
      counts.append((value, count))
    }
  }

  /// How often a value was counted.
  ///
  /// - Parameter value: Any value.
  /// - Returns: The count; 0 for a value that was never added.
  package func count(of value: Value) -> Int {
    places[value].map { counts[$0].count } ?? 0
  }
}
