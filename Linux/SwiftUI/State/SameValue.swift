/// A type that compares the appearance of two values, for types that cannot be `Equatable`.
protocol SameValue {
  func isSame(as other: Self) -> Bool
}

/// Returns whether two values are known to draw the same: equal bits, else `==`, else equal fields.
///
/// The result false means "perhaps not", and only costs an evaluation of the view.
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
