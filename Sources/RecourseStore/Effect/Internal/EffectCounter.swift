/// Counts the effects that have not ended yet.
@MainActor final class EffectCounter {
  private var count: Int

  init(_ count: Int) {
    self.count = count
  }

  func countDown() -> Int {
    count -= 1
    return count
  }
}
