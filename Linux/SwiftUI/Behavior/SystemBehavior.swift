/// The choices of the imitated system where Apple's documentation leaves them open.
///
/// Each property lists the permitted choices. One of them is drawn for each occasion, by a generator
/// that starts from `seed`, so a run with the same seed makes the same choices.
@_spi(Rendering) @_spi(Testing)
public struct SystemBehavior: Hashable, Sendable {
  /// How long after the write of `false` an alert's action runs.
  public enum ActionDelay: Hashable, Sendable {
    /// Before the write returns control to the app.
    case none
    /// After a number of turns of the main actor.
    case turns(ClosedRange<Int>)
    /// After a time, by the host's clock; the alert may have left the screen by then.
    case time(ClosedRange<Duration>)
  }

  /// The fate of a presentation that the system refuses.
  public enum Refusal: Hashable, Sendable {
    /// Presented as soon as its screen is free and nothing in the window moves.
    case untilPossible
    /// Never presented, although its binding stays `true`, until the binding was `false` in between.
    case forGood
  }

  /// When a presentation leaves whose binding turns `false` while it arrives.
  public enum Withdrawal: Hashable, Sendable {
    case atOnce, afterArrival
  }

  /// When the content of a presentation that leaves runs its `onDisappear`.
  public enum Disappearance: Hashable, Sendable {
    case afterDeparture, atDeparture, never
  }

  /// How a confirmation dialog looks.
  public enum DialogStyle: Hashable, Sendable {
    /// A list of actions with a button that cancels.
    case actionSheet
    /// A popover without the button that cancels; a tap outside may run the action of that button.
    case popover(callsCancel: Bool)
  }

  /// The name of the mode, for test arguments and failures.
  public var name: String
  /// The start of the generator that draws the choices, 0 by default.
  public var seed: UInt64 = 0
  /// The order of an alert's action and the write of `false`, the action first by default.
  public var orders: [DismissalOrder] = [.actionFirst]
  /// The distance from the write of `false` to an action that runs second, none by default.
  public var actionDelays: [ActionDelay] = [.none]
  /// The time that a presentation takes to arrive or to leave, zero by default.
  public var transitions: ClosedRange<Duration> = .zero ... .zero
  /// The fate of what is presented while something moves, or from a covered screen.
  ///
  /// The default is a presentation later on.
  public var refusals: [Refusal] = [.untilPossible]
  /// When an arriving presentation leaves that is no longer wanted, at once by default.
  public var withdrawals: [Withdrawal] = [.atOnce]
  /// Whether the bindings of what lies over a leaving presentation are written, false by default.
  public var closesAbove: [Bool] = [false]
  /// Whether `onDismiss` runs although the presenting view has gone, true by default.
  public var callsOrphanedOnDismiss: [Bool] = [true]
  /// When presented content runs its `onDisappear`, after the departure by default.
  public var disappearances: [Disappearance] = [.afterDeparture]
  /// How confirmation dialogs look, as action sheets by default.
  public var dialogStyles: [DialogStyle] = [.actionSheet]
  /// Whether all contents of an alert stay as they were when it came up, false by default.
  ///
  /// Fields can still be typed into.
  public var freezesAlerts: [Bool] = [false]
  /// Whether the lifecycle actions and tasks of an alert's contents never run, false by default.
  public var silencesAlerts: [Bool] = [false]
  /// How often a view's task is cancelled and begun again when the view is redrawn, 0 by default.
  public var interruptions: ClosedRange<Int> = 0...0
  /// Whether a refresh is cancelled when its view is redrawn, false by default.
  public var cancelsRefreshes: [Bool] = [false]

  /// Makes a behaviour that acts at once and runs actions first; change its properties.
  public init(_ name: String, _ change: (inout SystemBehavior) -> Void = { _ in }) {
    self.name = name
    change(&self)
  }
}

@_spi(Rendering) @_spi(Testing)
extension SystemBehavior: CustomStringConvertible {
  /// The name, with the seed where one was set.
  public var description: String { seed == 0 ? name : "\(name), seed \(seed)" }
}

/// Whether an alert's action runs before or after its binding is written.
@_spi(Rendering) @_spi(Testing)
public enum DismissalOrder: CaseIterable, Hashable, Sendable {
  case actionFirst, bindingFirst
}
