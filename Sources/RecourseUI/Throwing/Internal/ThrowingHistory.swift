import Foundation
import Recourse

/// The events of a load that its current state no longer shows.
///
/// The bodies of views only read the history; events change it.
enum ThrowingHistory {
  /// No event since the last value.
  case nothing
  /// A run of an identity was cancelled, other than by the view, before a value or a failure.
  case gaveUp(id: AnyHashable)
  /// The last failure of an identity, which stays until a value arrives.
  case failed(LoadFailure, id: AnyHashable)
  /// The failure that the user closed to return to the value.
  case closed(LoadFailure, id: AnyHashable)

  /// An event of the load of an identity.
  enum Event {
    /// A run starts.
    case run
    /// A run ended without a value or a failure, although the view had not cancelled it.
    case giveUp
    /// The state of the load has changed.
    case change(LoadChange.Phase)
    /// The user closed the failure on screen.
    case close
  }

  /// Returns the last failure of an identity; nil if there is none.
  func failure(of id: AnyHashable) -> LoadFailure? {
    switch self {
    case .failed(let failure, id), .closed(let failure, id): failure
    default: nil
    }
  }

  /// Returns whether the latest run of an identity was cancelled.
  func hasGivenUp(_ id: AnyHashable) -> Bool {
    if case .gaveUp(id) = self { true } else { false }
  }

  /// Returns whether the user closed a failure of an identity.
  func isClosed(_ failure: LoadFailure?, of id: AnyHashable) -> Bool {
    if case .closed(let closed, id) = self { closed.id == failure?.id } else { false }
  }

  /// Returns the history after an event of an identity; nil if the event changes nothing.
  func next(_ event: Event, of id: AnyHashable) -> ThrowingHistory? {
    switch (event, self) {
    case (.run, .gaveUp): .nothing
    case (.giveUp, _): .gaveUp(id: id)
    case (.change(.failed(let failure)), _) where self.failure(of: id)?.id != failure.id:
      .failed(failure, id: id)
    case (_, .nothing): nil
    case (.change(.loaded), _), (.change(.idle), .failed), (.change(.idle), .closed): .nothing
    case (.close, .failed(let failure, let id)): .closed(failure, id: id)
    default: nil
    }
  }
}

/// The state of the load of an identity, without its value and its progress.
struct LoadChange: Equatable {
  enum Phase: Equatable {
    case idle, loading, loaded
    case failed(LoadFailure)

    /// Compares by identity, so that two failures with the same words are two changes.
    static func == (one: Phase, other: Phase) -> Bool {
      switch (one, other) {
      case (.idle, .idle), (.loading, .loading), (.loaded, .loaded): true
      case (.failed(let one), .failed(let other)):
        one.id == other.id && one.countdown == other.countdown
      default: false
      }
    }
  }

  let id: AnyHashable
  let phase: Phase

  init(of id: AnyHashable, to state: LoadState<some Any>) {
    self.id = id
    phase =
      switch state {
      case .idle: .idle
      case .loading: .loading
      case .loaded: .loaded
      case .failed(let failure, _): .failed(failure)
      }
  }
}
