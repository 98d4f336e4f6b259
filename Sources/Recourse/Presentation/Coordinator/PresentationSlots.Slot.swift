extension PresentationSlots {
  /// How a presentation meets others.
  package enum Kind: Sendable {
    /// It interrupts, and nothing is presented over it: an alert or a confirmation dialog.
    case alert
    /// It covers what is below, and others are presented over it: a sheet or a cover.
    case cover
    /// Its view draws it beside everything else, one at a time in a window: a toast.
    case toast
  }

  /// Where a presentation is on its way.
  package enum Phase: Sendable, Hashable {
    /// The system was asked for it, and has not shown it yet.
    case arriving(attempt: Int)
    /// The system has dropped it; it is withdrawn for a moment, to be asked for once more.
    case retreating(attempt: Int)
    /// It is on screen.
    case up
    /// The system has refused it too often; the view draws it itself.
    case embedded
    /// It was dismissed. A person's action may still be on its way.
    case leaving(isAnswered: Bool)
    /// It has left the screen, and its place is free in a turn.
    case gone
  }

  /// A request for a slot.
  package struct Request: Sendable {
    /// Identifies the requester, which has one request at a time.
    package typealias ID = ObjectIdentifier

    let id: ID
    let kind: Kind
    /// The sheets and covers in which the presenting view is, the innermost last.
    let path: [PresentationHost.ID]
    /// The content of the presentation, if it is a cover.
    let content: PresentationHost.ID?
    /// Whether the view can draw the presentation itself.
    let canEmbed: Bool

    package init(
      id: ID, kind: Kind, path: [PresentationHost.ID] = [], content: PresentationHost.ID? = nil,
      canEmbed: Bool = false
    ) {
      self.id = id
      self.kind = kind
      self.path = path
      self.content = content
      self.canEmbed = canEmbed
    }
  }

  /// A presentation that was granted its place in the window, until it has really gone.
  package struct Slot: Sendable {
    let request: Request
    package internal(set) var phase = Phase.arriving(attempt: 1)
    /// When the phase began.
    var start: Duration
    /// When to ask the system next; nil when only an event changes the phase.
    var check: Duration?
    /// Whether the view has drawn it itself, when it leaves.
    var isEmbedded = false
    /// Whether the view was updated without the presentation.
    var isAcknowledged = false
    /// Whether the content of a cover has appeared.
    var hasContent = false

    /// After so many attempts, an alert is drawn by its view, and nobody waits for a cover.
    static let attemptLimit = 2

    init(_ request: Request, at now: Duration) {
      self.request = request
      start = now
      // No system is asked for a toast.
      if request.kind == .toast { phase = .up } else { check = now }
    }

    /// Whether its view draws it, and no system takes it away.
    var isDrawn: Bool { isEmbedded || request.kind == .toast }

    /// Whether no alert and no cover may be presented beside or over it.
    var isInTheWay: Bool {
      switch (request.kind, phase) {
      case (.toast, _): false
      case (.alert, _), (.cover, .embedded), (.cover, .leaving), (.cover, .gone): true
      case (.cover, .up): false
      case (.cover, .arriving(let attempt)), (.cover, .retreating(let attempt)):
        attempt <= Self.attemptLimit
      }
    }

    /// Whether a request has to wait until it has gone.
    func blocks(_ request: Request) -> Bool {
      request.kind == .toast ? self.request.kind == .toast : isInTheWay || covers(request)
    }

    /// Whether it lies over the view of a request.
    private func covers(_ request: Request) -> Bool {
      guard phase == .up, let content = self.request.content else { return false }
      return !request.path.contains(content)
    }
  }
}
