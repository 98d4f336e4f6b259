/// The choices of the imitated system where Apple's documentation leaves them open.
///
/// Each property lists the permitted choices. A generator that starts from `seed` draws one of them
/// on each occasion, so runs with the same seed make the same choices.
@_spi(Rendering) @_spi(Testing)
public struct SystemBehavior: Hashable, Sendable {
  /// The delay of an alert's action after the write of `false`.
  public enum ActionDelay: Hashable, Sendable {
    /// The action runs right after the write, in the same turn.
    case none
    /// The action runs after a number of turns of the main actor.
    case turns(ClosedRange<Int>)
    /// The action runs after a time on the host's clock, perhaps after the alert has left.
    case time(ClosedRange<Duration>)
  }

  /// The fate of a presentation that the system refuses.
  public enum Refusal: Hashable, Sendable {
    /// The system presents it as soon as its screen is free and no transition runs in the window.
    case untilPossible
    /// The system never presents it while its binding keeps the same value.
    ///
    /// A binding that was reset, or has another item, is a new request.
    case forGood
  }

  /// The time at which an arriving presentation leaves after its binding turns `false`.
  public enum Withdrawal: Hashable, Sendable {
    case atOnce, afterArrival
  }

  /// The time at which the content of a leaving presentation runs `onDisappear`.
  public enum Disappearance: Hashable, Sendable {
    case afterDeparture, atDeparture, never
  }

  /// The style of a confirmation dialog.
  public enum DialogStyle: Hashable, Sendable {
    /// A list of actions with a cancel button.
    case actionSheet
    /// A popover without a cancel button; a tap outside may run the cancel action.
    case popover(callsCancel: Bool)
  }

  /// The name of the behavior, for test arguments and failures.
  public var name: String
  /// The seed of the generator that draws the choices, 0 by default.
  public var seed: UInt64 = 0
  /// The order of an alert's action and the write of `false`, the action first by default.
  public var orders: [DismissalOrder] = [.actionFirst]
  /// The delay of an action that runs after the write of `false`, none by default.
  public var actionDelays: [ActionDelay] = [.none]
  /// The duration of an arrival or a departure, zero by default.
  public var transitions: ClosedRange<Duration> = .zero ... .zero
  /// The fate of a presentation requested during a transition or from a covered screen.
  ///
  /// By default, the system presents it later.
  public var refusals: [Refusal] = [.untilPossible]
  /// The time at which an arriving presentation leaves if no longer wanted, at once by default.
  public var withdrawals: [Withdrawal] = [.atOnce]
  /// Whether a departure writes to the bindings of the presentations above, false by default.
  public var closesAbove: [Bool] = [false]
  /// Whether `onDismiss` runs although the presenting view is gone, true by default.
  public var callsOrphanedOnDismiss: [Bool] = [true]
  /// The time at which presented content runs `onDisappear`, after the departure by default.
  public var disappearances: [Disappearance] = [.afterDeparture]
  /// The style of confirmation dialogs, action sheets by default.
  public var dialogStyles: [DialogStyle] = [.actionSheet]
  /// Whether the contents of an alert never change after its presentation, false by default.
  ///
  /// Text fields remain editable.
  public var freezesAlerts: [Bool] = [false]
  /// Whether an alert's contents never run lifecycle actions and tasks, false by default.
  public var silencesAlerts: [Bool] = [false]
  /// The number of times that redraws cancel and restart a view's task, 0 by default.
  public var interruptions: ClosedRange<Int> = 0...0
  /// Whether a redraw of a view cancels its refresh, false by default.
  public var cancelsRefreshes: [Bool] = [false]

  /// Creates a behavior that acts at once and runs actions first, and applies changes to it.
  public init(_ name: String, _ change: (inout SystemBehavior) -> Void = { _ in }) {
    self.name = name
    change(&self)
  }
}

@_spi(Rendering) @_spi(Testing)
extension SystemBehavior: CustomStringConvertible {
  /// The name, with the seed unless that is 0.
  public var description: String { seed == 0 ? name : "\(name), seed \(seed)" }
}

/// The order of an alert's action and the write to the alert's binding.
@_spi(Rendering) @_spi(Testing)
public enum DismissalOrder: CaseIterable, Hashable, Sendable {
  case actionFirst, bindingFirst
}
