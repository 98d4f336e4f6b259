/// How many effects are left, for those who end one after the other.
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
