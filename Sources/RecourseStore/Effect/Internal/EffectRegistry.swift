/// The effects that can be cancelled, by their ids.
struct EffectRegistry {
  private var scopes: [EffectID: [Int: EffectScope]] = [:]
  private var lastNumber = 0

  /// Adds an effect, and returns the number that removes the effect.
  mutating func add(_ scope: EffectScope, _ id: EffectID) -> Int {
    lastNumber += 1
    scopes[id, default: [:]][lastNumber] = scope
    return lastNumber
  }

  mutating func remove(_ number: Int, _ id: EffectID) {
    scopes[id]?[number] = nil
    if scopes[id]?.isEmpty == true { scopes[id] = nil }
  }

  /// Returns the effects under an id, in the order in which they were added.
  func scopes(_ id: EffectID) -> [EffectScope] {
    (scopes[id] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }
}
