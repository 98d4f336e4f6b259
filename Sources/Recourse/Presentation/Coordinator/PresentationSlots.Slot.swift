extension PresentationSlots {
  /// The way in which a presentation interacts with others.
  package enum Kind: Sendable {
    /// An alert or a confirmation dialog, which interrupts and excludes presentations over it.
    case alert
    /// A sheet or a cover, which hides the content below and allows presentations over it.
    case cover
    /// A toast, which its view draws over everything else, one at a time in a window, and never
    /// beside an alert.
    case toast
  }

  /// The progress of a presentation.
  package enum Phase: Sendable, Hashable {
    /// The system was asked to present, and has not shown the presentation yet.
    case arriving(attempt: Int)
    /// The system dropped the presentation, which is withheld for a moment before the next attempt.
    case retreating(attempt: Int)
    /// Another presentation lies over the view, and this one is withheld until that one is gone.
    ///
    /// The phase is lasting if it has taken longer than the system's transitions.
    case covered(isLasting: Bool)
    /// The presentation is on screen.
    case up
    /// The system refused too many attempts, and the view draws the presentation itself.
    case embedded
    /// The presentation was dismissed. Unless the answer is final, a chosen action can still
    /// arrive.
    case leaving(isAnswered: Bool)
    /// The presentation has left the screen, and its slot is about to be freed.
    case gone
  }

  /// A request for a slot.
  package struct Request: Sendable {
    /// The identity of the requester, which has at most one request.
    let id: ObjectIdentifier
    let kind: Kind
    /// The hosts around the presenting view, the innermost last.
    let path: [PresentationHost.ID]
    /// The host that a cover creates for its content; nil for other kinds.
    let content: PresentationHost.ID?
    /// Whether the view can draw the presentation itself.
    let canEmbed: Bool

    package init(
      id: ObjectIdentifier, kind: Kind, path: [PresentationHost.ID] = [],
      content: PresentationHost.ID? = nil,
      canEmbed: Bool = false
    ) {
      self.id = id
      self.kind = kind
      self.path = path
      self.content = content
      self.canEmbed = canEmbed
    }
  }

  /// A presentation that occupies a place in the window, from the grant until it has left the
  /// screen.
  package struct Slot: Sendable {
    let request: Request
    package internal(set) var phase = Phase.arriving(attempt: 1)
    /// The time at which the phase began.
    var start: Duration
    /// The time of the next query of the system; nil if only an event can change the phase.
    var check: Duration?
    /// Whether the system has nothing to remove, because the view drew the presentation that is now
    /// leaving, or because the presentation was withheld.
    var isOffSystem = false
    /// Whether the view was updated without the presentation.
    var isAcknowledged = false
    /// Whether the content of a cover has appeared.
    var hasContent = false

    /// The number of attempts after which a view draws an alert itself, and a cover no longer
    /// blocks others.
    static let attemptLimit = 2

    init(_ request: Request, screen: SystemScreen, at now: Duration) {
      self.request = request
      start = now
      check = now
      if screen.isTaken {
        phase = .covered(isLasting: false)
      } else if request.kind == .toast {
        // A toast never involves the system, which can only cover it.
        phase = .up
        check = screen.canBeAsked ? now + .pollInterval : nil
      }
    }

    /// Whether the presentation excludes any other alert or cover.
    var isInTheWay: Bool {
      switch (request.kind, phase) {
      case (.toast, _), (_, .covered), (.cover, .up): false
      case (.alert, _), (.cover, .embedded), (.cover, .leaving), (.cover, .gone): true
      case (.cover, .arriving(let attempt)), (.cover, .retreating(let attempt)):
        attempt <= Self.attemptLimit
      }
    }

    /// Returns whether a request has to wait until this presentation is gone.
    func blocks(_ request: Request) -> Bool {
      guard request.kind == .toast else { return isInTheWay || covers(request) }
      return self.request.kind != .cover && !phase.isCovered
    }

    /// Returns whether this presentation lies over the view of a request.
    private func covers(_ request: Request) -> Bool {
      guard phase == .up, let content = self.request.content else { return false }
      return !request.path.contains(content)
    }
  }
}

extension PresentationSlots.Phase {
  var isLeaving: Bool {
    if case .leaving = self { true } else { false }
  }

  package var isCovered: Bool {
    if case .covered = self { true } else { false }
  }

  /// Whether the phase is leaving or gone.
  var isOver: Bool { isLeaving || self == .gone }
}

/// The limits of waiting for the system.
extension Duration {
  /// The duration of the system's transitions, up to half a second, and of an action that follows
  /// its alert.
  static let transition = Duration.milliseconds(600)
  /// A limit that exceeds the time any system takes to remove a presentation.
  static let departureLimit = Duration.seconds(3)
  /// The time after which an ended presentation frees its slot, whatever the system says.
  static let releaseLimit = Duration.seconds(10)
  /// The time for which a dropped presentation is withheld before the system is asked again.
  static let retreat = Duration.milliseconds(500)
  /// The interval between queries of the system during a transition.
  static let pollInterval = Duration.milliseconds(50)
  /// The interval at which a toast, and any presentation that is covered for longer, is checked.
  static let coverInterval = Duration.milliseconds(500)
  /// The interval between queries of the system while one of the app's own presentations blocks.
  static let patience = Duration.seconds(1)

  /// Returns a limit that exceeds the time any system takes to show a presentation.
  ///
  /// The limit doubles with each further attempt of a cover that no longer blocks others.
  static func arrivalLimit(of attempt: Int) -> Duration {
    let doublings = max(0, min(attempt - PresentationSlots.Slot.attemptLimit, 4))
    return .seconds(3 << doublings)
  }
}
