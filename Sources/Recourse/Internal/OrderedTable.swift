/// Values in order of insertion, each found and removed by its key in constant time.
struct OrderedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var places: [Key: Int] = [:]
  private var entries: [Int: (key: Key, value: Value)] = [:]
  /// The lower bound of all positions in use.
  private var start = 0
  private var end = 0

  init() {}

  var count: Int { entries.count }

  var isEmpty: Bool { entries.isEmpty }

  /// The values, oldest first.
  var values: [Value] {
    entries.sorted { $0.key < $1.key }.map(\.value.value)
  }

  /// The value for a key; nil if there is none.
  ///
  /// A new value is appended, and a replaced value keeps its position.
  subscript(key: Key) -> Value? {
    get { places[key].flatMap { entries[$0]?.value } }
    set {
      guard let newValue else { return removeValue(forKey: key) }
      if places[key] == nil {
        places[key] = end
        end += 1
      }
      if let place = places[key] { entries[place] = (key, newValue) }
    }
  }

  /// Inserts a value with a new key before all others.
  mutating func prepend(_ value: Value, for key: Key) {
    start -= 1
    places[key] = start
    entries[start] = (key, value)
  }

  /// Returns the newest value that meets a condition; nil if none does.
  func last(where condition: (Value) -> Bool) -> Value? {
    entries.filter { condition($0.value.value) }.max { $0.key < $1.key }?.value.value
  }

  mutating func removeFirst() -> Value? {
    guard !entries.isEmpty else { return nil }
    while entries[start] == nil { start += 1 }
    guard let (key, value) = entries.removeValue(forKey: start) else { return nil }
    places[key] = nil
    return value
  }

  mutating func removeAll() {
    self = OrderedTable()
  }

  private mutating func removeValue(forKey key: Key) {
    if let place = places.removeValue(forKey: key) { entries[place] = nil }
  }
}
