extension Presenter {
  /// The state of a presentation in the view that has taken it on, until it has left the screen.
  package enum Stage: Equatable {
    /// No presentation.
    case empty
    /// A presentation in its regular form, such as an alert of the system.
    case shows(Presentation<Item>, Place)
    /// A presentation that the system has refused, and that the view draws itself.
    case embeds(Presentation<Item>, Place)
    /// A presentation that is not on screen for the moment: the system has dropped it and will be
    /// asked again, or something else lies over the view.
    case withholds(Presentation<Item>, Place)
    /// A dismissed presentation, kept so that its content stays visible during the transition.
    case clears(Presentation<Item>, Place, byView: Bool)

    /// The presentation that is up or about to be; nil during a dismissal.
    package var shown: Presentation<Item>? { clearing == nil ? presentation : nil }

    /// The presentation that the system has refused, and that the view draws itself.
    package var embedded: Presentation<Item>? {
      if case .embeds(let presentation, _) = self { presentation } else { nil }
    }

    /// The presentation that is being dismissed.
    package var clearing: Presentation<Item>? {
      if case .clears(let presentation, _, _) = self { presentation } else { nil }
    }

    /// The presentation whose content is needed, up or being dismissed.
    package var presentation: Presentation<Item>? { content?.presentation }

    /// Whether the presentation is to be shown in its regular form.
    package var isPresented: Bool { if case .shows = self { true } else { false } }

    var isWithheld: Bool { if case .withholds = self { true } else { false } }

    var place: Place? { content?.place }

    private var content: (presentation: Presentation<Item>, place: Place)? {
      switch self {
      case .empty: nil
      case .shows(let presentation, let place), .embeds(let presentation, let place),
        .withholds(let presentation, let place), .clears(let presentation, let place, _):
        (presentation, place)
      }
    }
  }

  /// The place of a presentation in its window.
  package struct Place: Equatable {
    /// The kind of the slot; nil for a banner, which needs none.
    let kind: PresentationSlots.Kind?
    /// The host for the content; nil unless the presentation is a sheet or a cover.
    var content: PresentationHost?
    var reservation: PresentationCoordinator.Reservation?
    /// Whether the person saw the presentation when its dismissal began.
    var wasSeen = false
    /// Tracks the parts of the content that have appeared.
    let contentPresence = ViewPresence()

    /// Whether the view draws the presentation above everything else, also above later ones.
    var isDrawn: Bool { kind == nil || kind == .toast }

    package static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.contentPresence === rhs.contentPresence
    }
  }
}
