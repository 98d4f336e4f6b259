/// The id under which effects are registered; ids are equal if both type and value are equal.
struct EffectID: Hashable {
  private let value: any Hashable

  init(_ value: some Hashable) {
    self.value = value
  }

  static func == (first: EffectID, second: EffectID) -> Bool {
    // AnyHashable alone treats equal numbers of different types as the same.
    type(of: first.value) == type(of: second.value)
      && AnyHashable(first.value) == AnyHashable(second.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}
