import Recourse

/// Tracks whether a history presents a state other than the latest.
@MainActor
final class TimeTravelState {
  private let change = ObservedChange()
  private var wasPast = false

  var isPast: Bool {
    get {
      change.observe()
      return wasPast
    }
    set {
      guard newValue != wasPast else { return }
      wasPast = newValue
      change.announce()
    }
  }
}
