/// Returns whether two values are equal; false if their type isn't `Equatable`.
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func equals<Comparable: Equatable>(_ type: Comparable.Type) -> Bool {
    one as? Comparable == other as? Comparable
  }
  return (Value.self as? any Equatable.Type).map { equals($0) } ?? false
}
