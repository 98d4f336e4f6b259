import Recourse
import RecourseTesting
import Testing

@_spi(Testing) import SwiftUI

/// A window of a system with one of the permitted behaviors, on a clock that the test advances.
///
/// The library queries the window for its presentations, as it queries UIKit. Whenever time passes,
/// the window checks that the library presents nothing while an alert or a dialog is on screen. The
/// system would refuse such a presentation, perhaps permanently.
@MainActor
final class HostedWindow {
  let clock: ManualClock
  let host: HeadlessHost
  /// Whether to check that alerts take turns, true by default; contexts need a router for that.
  var takesTurns = true

  /// The limit of a wait: longer than a presentation needs to appear, all attempts included.
  private static let patience = Duration.seconds(60)
  /// The clock's step while the system is at rest; `settle` advances exactly to each transition.
  private static let step = Duration.milliseconds(200)

  /// Opens a window with a view as its content.
  ///
  /// - Parameters:
  ///   - behavior: The system's behavior. The default is `.immediate`.
  ///   - clock: The clock of the system and of the views, which a router must share. The default is
  ///     a new clock.
  ///   - canBeAsked: Whether the library can query the window's presentations. The default is true.
  ///   - view: The content.
  init<V: View>(
    _ behavior: SystemBehavior = .immediate, clock: ManualClock = ManualClock(),
    canBeAsked: Bool = true, @ViewBuilder view: () -> V
  ) {
    self.clock = clock
    let screen = WindowScreen()
    let ask: @MainActor (PresentationSlots.Kind, Int) -> SystemScreen = { kind, depth in
      canBeAsked ? screen.answer(for: kind, depth: depth) : .unknown
    }
    host = HeadlessHost(
      view().environment(\.errorClock, clock)
        .environment(\.systemScreen, ask),
      behavior: behavior, clock: clock)
    screen.host = host
  }

  /// Opens a window of a platform with a view as its content.
  convenience init<V: View>(
    on platform: Platform, clock: ManualClock = ManualClock(), @ViewBuilder view: () -> V
  ) {
    self.init(platform.behavior, clock: clock, canBeAsked: platform.canBeAsked, view: view)
  }

  /// The topmost screen, also during a transition.
  var screen: Screen { host.screen }

  /// The texts of the window's own content, also while presentations cover the window.
  var texts: [String] { host.screens.first?.texts ?? [] }

  /// The topmost screen if it is an alert that the user can answer; otherwise nil.
  var alert: Screen? { usable(.alert) }

  /// The topmost screen if it is a confirmation dialog that the user can answer; otherwise nil.
  var dialog: Screen? { usable(.confirmationDialog) }

  /// The topmost screen if it is a sheet that the user can operate; otherwise nil.
  var sheet: Screen? { usable(.sheet) }

  /// The topmost screen if it is a cover that the user can operate; otherwise nil.
  var cover: Screen? { usable(.fullScreenCover) }

  /// The kinds of the screens, from the window to the topmost presentation.
  var kinds: [Screen.Kind] { host.screens.map(\.kind) }

  /// Whether the window has no presentation.
  var isBare: Bool { kinds == [.window] }

  private func usable(_ kind: Screen.Kind) -> Screen? {
    let screen = screen
    return screen.kind == kind && screen.phase == .up ? screen : nil
  }

  // MARK: Time

  /// Advances the clock until a condition holds; records an issue after 60 seconds without that.
  ///
  /// - Parameters:
  ///   - event: The name of the condition in the issue.
  ///   - sourceLocation: The source location of the issue.
  ///   - condition: The condition.
  func wait(
    _ event: String = "the condition", sourceLocation: SourceLocation = #_sourceLocation,
    until condition: @MainActor () -> Bool
  ) async {
    let limit = clock.now.offset + Self.patience
    while !Task.isCancelled, clock.now.offset < limit {
      await settle(sourceLocation)
      if condition() { return }
      if clock.sleepers > 0 {
        await advance(by: Self.step, sourceLocation)
      } else {
        await Task.yield()
      }
    }
    Issue.record("\(event) did not come about: \(summary)", sourceLocation: sourceLocation)
  }

  /// Expects that no alert or dialog directly replaces the presentation that was just closed.
  ///
  /// If presentations take time, `wait` checks that none is requested before the last has left.
  func expectEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      alert == nil && dialog == nil, "Two alerts follow each other with no end between them.",
      sourceLocation: sourceLocation)
  }

  /// Advances the clock by 2 seconds, in which all transitions in progress end.
  func rest(sourceLocation: SourceLocation = #_sourceLocation) async {
    await pass(.seconds(2), sourceLocation: sourceLocation)
  }

  /// Advances the clock by a time, and settles the window at each step.
  func pass(_ time: Duration, sourceLocation: SourceLocation = #_sourceLocation) async {
    let end = clock.now.offset + time
    repeat {
      await settle(sourceLocation)
      await advance(by: min(Self.step, max(.zero, end - clock.now.offset)), sourceLocation)
    } while clock.now.offset < end
    await settle(sourceLocation)
  }

  private func settle(_ sourceLocation: SourceLocation) async {
    check(sourceLocation)
    await host.settle { await advance(by: $0, sourceLocation) }
    check(sourceLocation)
  }

  private func advance(by time: Duration, _ sourceLocation: SourceLocation) async {
    check(sourceLocation)
    await clock.advance(by: time)
    check(sourceLocation)
  }

  private func check(_ sourceLocation: SourceLocation) {
    let screens = host.screens
    guard takesTurns, host.heldBackCount > 0, screens.contains(where: \.kind.isInterrupting),
      // A leaving sheet takes its alert along, and the system counts that alert as held back until
      // then.
      !screens.contains(where: { !$0.kind.isInterrupting && $0.phase == .leaving })
    else { return }
    takesTurns = false
    Issue.record(
      "Something is presented beside an alert: \(summary)", sourceLocation: sourceLocation)
  }

  private var summary: String {
    host.screens
      .map { "\($0.kind) \($0.phase) \([$0.title] + $0.texts)" }
      .joined(separator: ", ")
  }

  // MARK: The user

  /// Waits until the user can answer an alert with a title.
  func waitForAlert(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait("the alert \(title)", sourceLocation: sourceLocation) { alert?.title == title }
  }

  /// Returns a presentation's answer, and advances the clock until then; nil if it takes too long.
  func answer(
    of handle: PresentationHandle, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> PresentationAnswer? {
    var answer: PresentationAnswer?
    Task { answer = await handle.answer }
    await wait("an answer", sourceLocation: sourceLocation) { answer != nil }
    return answer
  }

  /// Presses a button of the topmost screen as soon as the user can.
  func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    await wait("the button \(title)", sourceLocation: sourceLocation) {
      screen.phase == .up && screen.buttons.contains { $0.title == title && $0.isEnabled }
    }
    try host.tap(title)
  }

  /// Presses a button of the window's own content, even if a presentation covers the window.
  ///
  /// Such a press stands for code of the app that runs at that moment.
  func tapBelow(_ title: String) throws {
    try #require(host.screens.first).tap(title)
  }

  /// Dismisses the topmost presentation without an action as soon as the user can.
  func dismiss(sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait("a presentation", sourceLocation: sourceLocation) { screen.phase == .up && !isBare }
    host.dismiss()
  }
}

extension Screen.Kind {
  /// Whether the screen is an alert or a confirmation dialog.
  fileprivate var isInterrupting: Bool { self == .alert || self == .confirmationDialog }
}

/// Answers the library's queries for the presentation over a view.
@MainActor
private final class WindowScreen {
  weak var host: HeadlessHost?

  func answer(for kind: PresentationSlots.Kind, depth: Int) -> SystemScreen {
    guard let host else { return .unknown }
    guard !host.isInBackground else { return .blocked }
    guard let above = host.screens.dropFirst(depth + 1).first else { return .free }
    guard above.phase == .up else { return .blocked }
    return above.kind.isInterrupting == (kind == .alert) ? .up : .blocked
  }
}
