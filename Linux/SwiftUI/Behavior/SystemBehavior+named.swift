@_spi(Rendering) @_spi(Testing)
extension SystemBehavior {
  /// Everything happens at once, and an alert's action runs before the write of `false`.
  ///
  /// No clock is read.
  public static let immediate = SystemBehavior("immediate")

  /// As `immediate`, with a given order of an alert's action and the write of `false`.
  public static func answering(_ order: DismissalOrder) -> SystemBehavior {
    SystemBehavior("\(order)") { $0.orders = [order] }
  }

  /// The write of `false` first, the action some turns of the main actor later.
  public static let actionTurnsLate = SystemBehavior("action some turns late") {
    $0.orders = [.bindingFirst]
    $0.actionDelays = [.turns(1...5)]
  }

  /// The write of `false` first, the action up to half a second later.
  public static let actionLate = SystemBehavior("action up to half a second late") {
    $0.orders = [.bindingFirst]
    $0.actionDelays = [.time(.milliseconds(1) ... .milliseconds(500))]
    $0.transitions = transitionTime
  }

  /// Presentations take time; what is refused meanwhile is presented later.
  public static let presentsLater = SystemBehavior("refused presentations come later") {
    $0.transitions = transitionTime
  }

  /// Presentations take time; what is refused meanwhile is never presented.
  public static let refusesForGood = SystemBehavior("refused presentations never come") {
    $0.transitions = transitionTime
    $0.refusals = [.forGood]
  }

  /// A presentation that is no longer wanted arrives before it leaves.
  public static let arrivesBeforeLeaving = SystemBehavior("arrives before it leaves") {
    $0.transitions = transitionTime
    $0.withdrawals = [.afterArrival]
  }

  /// `false` is written into the bindings of what lies over a presentation that leaves.
  public static let closesAbove = SystemBehavior("closes above") { $0.closesAbove = [true] }

  /// `onDismiss` does not run when the presenting view has gone.
  public static let dropsOrphanedOnDismiss = SystemBehavior("no onDismiss without presenter") {
    $0.callsOrphanedOnDismiss = [false]
  }

  /// The content of a presentation runs `onDisappear` when the departure begins.
  public static let disappearsEarly = SystemBehavior("onDisappear early") {
    $0.transitions = transitionTime
    $0.disappearances = [.atDeparture]
  }

  /// The content of a presentation never runs `onDisappear`.
  public static let neverDisappears = SystemBehavior("onDisappear missing") {
    $0.disappearances = [.never]
  }

  /// Confirmation dialogs are popovers; a tap outside runs the action that cancels.
  public static let cancellingPopovers = SystemBehavior("popovers that cancel") {
    $0.dialogStyles = [.popover(callsCancel: true)]
  }

  /// Confirmation dialogs are popovers; a tap outside runs no action.
  public static let silentPopovers = SystemBehavior("popovers that do not cancel") {
    $0.dialogStyles = [.popover(callsCancel: false)]
  }

  /// The contents of an alert stay as they were when it came up.
  public static let frozenAlerts = SystemBehavior("frozen alerts") { $0.freezesAlerts = [true] }

  /// The contents of an alert never run `onAppear`, `onDisappear`, `onChange` and `task`.
  public static let silentAlerts = SystemBehavior("silent alerts") { $0.silencesAlerts = [true] }

  /// A redraw cancels a refresh, and cancels a task once, which then begins again.
  public static let interruptsTasks = SystemBehavior("tasks interrupted by redraws") {
    $0.interruptions = 1...1
    $0.cancelsRefreshes = [true]
  }

  /// Every mode, one after the other.
  public static let named: [SystemBehavior] = [
    .immediate, .answering(.bindingFirst), .actionTurnsLate, .actionLate, .presentsLater,
    .refusesForGood, .arrivesBeforeLeaving, .closesAbove, .dropsOrphanedOnDismiss,
    .disappearsEarly, .neverDisappears, .cancellingPopovers, .silentPopovers, .frozenAlerts,
    .silentAlerts, .interruptsTasks,
  ]

  /// Every choice is open, and drawn for each occasion.
  public static func mixed(seed: UInt64) -> SystemBehavior {
    SystemBehavior("mixed") {
      $0.seed = seed
      $0.orders = DismissalOrder.allCases
      $0.actionDelays = [
        .none, .turns(1...5), .time(.milliseconds(1) ... .milliseconds(500)),
      ]
      $0.transitions = transitionTime
      $0.refusals = [.untilPossible, .forGood]
      $0.withdrawals = [.atOnce, .afterArrival]
      $0.closesAbove = [false, true]
      $0.callsOrphanedOnDismiss = [false, true]
      $0.disappearances = [.afterDeparture, .atDeparture, .never]
      $0.dialogStyles = [
        .actionSheet, .popover(callsCancel: false), .popover(callsCancel: true),
      ]
      $0.freezesAlerts = [false, true]
      $0.silencesAlerts = [false, true]
      $0.interruptions = 0...2
      $0.cancelsRefreshes = [false, true]
    }
  }

  private static let transitionTime: ClosedRange<Duration> =
    .milliseconds(300) ... .milliseconds(500)
}
