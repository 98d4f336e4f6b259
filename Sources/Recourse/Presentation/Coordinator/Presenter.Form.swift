extension Presenter {
  /// The form in which an item is presented.
  package enum Form: Sendable {
    /// A system alert or dialog; if the system refuses the presentation, the view draws it.
    case alert
    /// A system sheet or cover.
    case cover
    /// A system sheet; if the system refuses the presentation, the view draws it.
    case embeddableCover
    /// A toast: drawn by the view over everything else, if no other toast and no alert is up in the
    /// window.
    case toast
    /// A banner: drawn by the view beside everything else.
    case overlay

    /// Whether the view draws the presentation above everything else, also above later ones.
    var isDrawn: Bool { self == .toast || self == .overlay }

    /// The kind of slot to reserve; nil for a form that needs none.
    var kind: PresentationSlots.Kind? {
      switch self {
      case .alert: .alert
      case .cover, .embeddableCover: .cover
      case .toast: .toast
      case .overlay: nil
      }
    }
  }
}
