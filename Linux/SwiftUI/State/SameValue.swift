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

/// Returns whether two boxes are known to contain the same view; their addresses always differ.
func areSameViews(_ a: any View, _ b: any View) -> Bool {
  func isSame<V: View>(_ a: V) -> Bool {
    (b as? V).map { areSame(a, $0) } ?? false
  }
  return isSame(a)
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
