extension Presenter {
  /// What a view has to show.
  package enum Stage: Equatable, Sendable {
    /// Nothing.
    case empty
    /// A presentation.
    case shows(Presentation<Item>)
    /// Nothing any more; the presentation is kept, so that it doesn't go blank on its way out.
    case clears(Presentation<Item>)

    /// The presentation that is up.
    package var shown: Presentation<Item>? {
      if case .shows(let presentation) = self { presentation } else { nil }
    }

    /// The presentation that is on its way out.
    package var clearing: Presentation<Item>? {
      if case .clears(let presentation) = self { presentation } else { nil }
    }

    /// The presentation whose content is needed, up or on its way out.
    package var presentation: Presentation<Item>? { shown ?? clearing }

    /// Whether nothing has changed, not even what the same presentation shows.
    func isSame(as other: Stage) -> Bool {
      self == other && presentation?.version == other.presentation?.version
    }
  }
}
