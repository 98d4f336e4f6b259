extension Presenter {
  /// The part of a presentation that a view shows.
  package enum Stage: Equatable, Sendable {
    /// Nothing.
    case empty
    /// A presentation, by way of the system.
    case shows(Presentation<Item>)
    /// A presentation that the view draws itself, since the system has refused it.
    case embeds(Presentation<Item>)
    /// Nothing for a moment; the system has dropped the presentation and is asked for it again.
    case withholds(Presentation<Item>)
    /// Nothing any more; the presentation is kept, so that it doesn't go blank on its way out.
    case clears(Presentation<Item>)

    /// The presentation that is up, or about to be.
    package var shown: Presentation<Item>? {
      switch self {
      case .shows(let presentation), .embeds(let presentation), .withholds(let presentation):
        presentation
      case .empty, .clears: nil
      }
    }

    /// The presentation that the view draws itself.
    package var embedded: Presentation<Item>? {
      if case .embeds(let presentation) = self { presentation } else { nil }
    }

    /// The presentation that is on its way out.
    package var clearing: Presentation<Item>? {
      if case .clears(let presentation) = self { presentation } else { nil }
    }

    /// The presentation whose content is needed, up or on its way out.
    package var presentation: Presentation<Item>? { shown ?? clearing }

    /// Whether the system is to show the presentation.
    var isPresented: Bool {
      if case .shows = self { true } else { false }
    }

    /// Whether nothing has changed, not even the content of the same presentation.
    func isSame(as other: Stage) -> Bool {
      self == other && presentation?.version == other.presentation?.version
    }
  }
}
