extension Presenter {
  /// The state of a presentation in the view that shows it.
  package enum Stage: Equatable, Sendable {
    /// No presentation.
    case empty
    /// A presentation in its regular form, such as an alert of the system.
    case shows(Presentation<Item>)
    /// A presentation that the system has refused, and that the view draws itself.
    case embeds(Presentation<Item>)
    /// A presentation that is not on screen for the moment: the system has dropped it and will be
    /// asked again, or something else lies over the view.
    case withholds(Presentation<Item>)
    /// A dismissed presentation, kept so that its content stays visible during the transition.
    case clears(Presentation<Item>)

    /// The presentation that is up or about to be; nil during a dismissal.
    package var shown: Presentation<Item>? {
      switch self {
      case .shows(let presentation), .embeds(let presentation), .withholds(let presentation):
        presentation
      case .empty, .clears: nil
      }
    }

    /// The presentation that the system has refused, and that the view draws itself.
    package var embedded: Presentation<Item>? {
      if case .embeds(let presentation) = self { presentation } else { nil }
    }

    /// The presentation that is being dismissed.
    package var clearing: Presentation<Item>? {
      if case .clears(let presentation) = self { presentation } else { nil }
    }

    /// The presentation whose content is needed, up or being dismissed.
    package var presentation: Presentation<Item>? { shown ?? clearing }

    /// Whether the presentation is to be shown in its regular form.
    package var isPresented: Bool {
      if case .shows = self { true } else { false }
    }

    /// Returns whether the stage, the presentation and its content are all unchanged.
    func isSame(as other: Stage) -> Bool {
      self == other && presentation?.version == other.presentation?.version
    }
  }
}
