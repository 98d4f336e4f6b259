/// What effects are registered under; two are the same when type and value are.
struct EffectID: Hashable {
  private let value: any Hashable

  init(_ value: some Hashable) {
    self.value = value
  }

  static func == (first: EffectID, second: EffectID) -> Bool {
    // AnyHashable alone takes numbers of different types for the same.
    type(of: first.value) == type(of: second.value)
      && AnyHashable(first.value) == AnyHashable(second.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
