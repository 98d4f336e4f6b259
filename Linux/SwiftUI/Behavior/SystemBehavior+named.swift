@_spi(Rendering) @_spi(Testing)
extension SystemBehavior {
  /// Everything happens at once, and an alert's action runs before the write of `false`.
  ///
  /// Reads no clock.
  public static let immediate = SystemBehavior("immediate")

  /// Returns `immediate` with a given order of an alert's action and the write of `false`.
  public static func answering(_ order: DismissalOrder) -> SystemBehavior {
    SystemBehavior("\(order)") { $0.orders = [order] }
  }

  /// Writes `false` first, and runs the action 1 to 5 turns of the main actor later.
  public static let actionTurnsLate = SystemBehavior("action some turns late") {
    $0.orders = [.bindingFirst]
    $0.actionDelays = [.turns(1...5)]
  }

  /// Writes `false` first, and runs the action up to half a second later.
  ///
  /// Transitions take time too.
  public static let actionLate = SystemBehavior("action up to half a second late") {
    $0.orders = [.bindingFirst]
    $0.actionDelays = [.time(.milliseconds(1) ... .milliseconds(500))]
    $0.transitions = transitionTime
  }

  /// Transitions take time; a presentation refused during one is presented later.
  public static let presentsLater = SystemBehavior("refused presentations come later") {
    $0.transitions = transitionTime
  }

  /// Transitions take time; a presentation refused during one is never presented.
  public static let refusesForGood = SystemBehavior("refused presentations never come") {
    $0.transitions = transitionTime
    $0.refusals = [.forGood]
  }

  /// Transitions take time; a presentation that is no longer wanted arrives before it leaves.
  public static let arrivesBeforeLeaving = SystemBehavior("arrives before it leaves") {
    $0.transitions = transitionTime
    $0.withdrawals = [.afterArrival]
  }

  /// The departure of a presentation writes `false` to the bindings of all presentations over it.
  public static let closesAbove = SystemBehavior("closes above") { $0.closesAbove = [true] }

  /// `onDismiss` does not run if the presenting view is gone.
  public static let dropsOrphanedOnDismiss = SystemBehavior("no onDismiss without presenter") {
    $0.callsOrphanedOnDismiss = [false]
  }

  /// Transitions take time; presented content runs `onDisappear` when the departure begins.
  public static let disappearsEarly = SystemBehavior("onDisappear early") {
    $0.transitions = transitionTime
    $0.disappearances = [.atDeparture]
  }

  /// Presented content never runs `onDisappear`.
  public static let neverDisappears = SystemBehavior("onDisappear missing") {
    $0.disappearances = [.never]
  }

  /// Confirmation dialogs are popovers; a tap outside runs the cancel action.
  public static let cancellingPopovers = SystemBehavior("popovers that cancel") {
    $0.dialogStyles = [.popover(callsCancel: true)]
  }

  /// Confirmation dialogs are popovers; a tap outside runs no action.
  public static let silentPopovers = SystemBehavior("popovers that do not cancel") {
    $0.dialogStyles = [.popover(callsCancel: false)]
  }

  /// The contents of an alert never change after its presentation.
  public static let frozenAlerts = SystemBehavior("frozen alerts") { $0.freezesAlerts = [true] }

  /// The contents of an alert never run `onAppear`, `onDisappear`, `onChange` and `task`.
  public static let silentAlerts = SystemBehavior("silent alerts") { $0.silencesAlerts = [true] }

  /// A redraw cancels a refresh, and cancels and restarts a task once.
  public static let interruptsTasks = SystemBehavior("tasks interrupted by redraws") {
    $0.interruptions = 1...1
    $0.cancelsRefreshes = [true]
  }

  /// Every individual mode, beginning with `immediate`.
  public static let named: [SystemBehavior] = [
    .immediate, .answering(.bindingFirst), .actionTurnsLate, .actionLate, .presentsLater,
    .refusesForGood, .arrivesBeforeLeaving, .closesAbove, .dropsOrphanedOnDismiss,
    .disappearsEarly, .neverDisappears, .cancellingPopovers, .silentPopovers, .frozenAlerts,
    .silentAlerts, .interruptsTasks,
  ]

  /// Returns a behavior that draws every choice at random on each occasion.
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
