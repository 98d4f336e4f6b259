extension Presenter {
  /// The life of a presentation in the view that has taken it on, until it has left the screen.
  struct Life {
    var stage: Stage
    let form: Form
    /// The host for the content; nil unless the form is a sheet or a cover.
    let content: PresentationHost?
    /// The slot in the window; nil if the form needs none, or after the end.
    var reservation: PresentationCoordinator.Reservation?
    /// Tracks the parts of the content that have appeared.
    let contentPresence = ViewPresence()
    /// Whether the view closed the presentation without an action.
    var isClosedByView = false

    /// The closing alert that the view's binding dismissed; nil if there is none.
    var unansweredEnd: PresentationID? {
      isClosedByView && form == .alert ? stage.clearing?.id : nil
    }

    /// Returns whether the person can see the presentation.
    func isSeen(on screen: (PresentationSlots.Kind) -> SystemScreen) -> Bool {
      switch stage {
      case .empty, .withholds: false
      case .clears: true
      case .shows where !form.isDrawn: true
      // No slot reports what covers a banner or an embedded alert.
      case .shows, .embeds: !screen(.toast).isTaken
      }
    }

    /// Returns whether the presentation moves to a preferred presenter, which may be higher.
    func yields(toHigher isHigher: Bool) -> Bool {
      switch stage {
      case .empty, .clears: false
      case .shows: form.isDrawn
      case .embeds, .withholds: form.isDrawn || isHigher
      }
    }
  }
}

extension Presenter.Stage {
  /// Returns the stage with new content, except during a dismissal.
  func updated(with presentation: Presentation<Item>) -> Self {
    switch self {
    case .shows: .shows(presentation)
    case .embeds: .embeds(presentation)
    case .withholds: .withholds(presentation)
    case .empty, .clears: self
    }
  }

  /// Returns the stage in a phase of the slot.
  func following(_ phase: PresentationSlots.Phase) -> Self {
    guard let presentation else { return self }
    switch phase {
    case .arriving, .up: return .shows(presentation)
    case .retreating, .covered: return .withholds(presentation)
    case .embedded: return .embeds(presentation)
    case .leaving, .gone: return self
    }
  }
}
