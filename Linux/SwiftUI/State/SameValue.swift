/// A type that knows when two of its values would draw the same, where `==` can't be had.
protocol SameValue {
  func isSame(as other: Self) -> Bool
}

/// Whether two values are sure to draw the same: equal bits, else equal, else equal fields.
///
/// False only means "perhaps not": the view is evaluated, as it would be anyway.
func areSame<Value>(_ a: Value, _ b: Value, _ layout: TypeLayout = .of(Value.self)) -> Bool {
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in layout.areSame(a, b) }
  }
}

extension Optional: SameValue {
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let a?, let b?): areSame(a, b)
    default: false
    }
  }
}
