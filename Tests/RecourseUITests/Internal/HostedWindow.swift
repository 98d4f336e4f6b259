import Recourse
import RecourseTesting
import Testing

@_spi(Testing) import SwiftUI

/// A window under one of the behaviours that a system may have, by a clock that a test moves.
///
/// The library asks the window what it shows, as it asks UIKit. Whenever time passes, the window
/// checks that the library presents nothing while an alert or a dialog is on display: the system
/// would refuse it, perhaps for good.
@MainActor
final class HostedWindow {
  let clock: ManualClock
  let host: HeadlessHost
  /// Whether alerts have to take turns, true by default; contexts do only where a router is.
  var takesTurns = true

  /// Longer than any presentation of the library takes to come up, all attempts included.
  private static let patience = Duration.seconds(60)
  /// Moves of the system are led to exactly; a step passes the time in which it is at rest.
  private static let step = Duration.milliseconds(200)

  /// Shows a view in a window.
  ///
  /// - Parameters:
  ///   - behavior: The system's behaviour.
  ///   - clock: The clock of the system and of the views; a router needs the same one.
  ///   - canBeAsked: Whether the library can ask what the window shows.
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

  /// Shows a view in a window of a platform.
  convenience init<V: View>(
    on platform: Platform, clock: ManualClock = ManualClock(), @ViewBuilder view: () -> V
  ) {
    self.init(platform.behavior, clock: clock, canBeAsked: platform.canBeAsked, view: view)
  }

  /// The topmost screen, also while it moves.
  var screen: Screen { host.screen }

  /// The texts of the window itself, also while it is covered.
  var texts: [String] { host.screens.first?.texts ?? [] }

  /// The alert on top, when a person can answer it.
  var alert: Screen? { usable(.alert) }

  /// The confirmation dialog on top, when a person can answer it.
  var dialog: Screen? { usable(.confirmationDialog) }

  /// The sheet on top, when a person can use it.
  var sheet: Screen? { usable(.sheet) }

  /// The cover on top, when a person can use it.
  var cover: Screen? { usable(.fullScreenCover) }

  /// The kinds of what is on display, from the window to the top.
  var kinds: [Screen.Kind] { host.screens.map(\.kind) }

  /// Whether the window alone is on display.
  var isBare: Bool { kinds == [.window] }

  private func usable(_ kind: Screen.Kind) -> Screen? {
    let screen = screen
    return screen.kind == kind && screen.phase == .up ? screen : nil
  }

  // MARK: Time

  /// Lets time pass until something is so.
  ///
  /// - Parameters:
  ///   - event: The name of the condition in a failure.
  ///   - sourceLocation: The place of a failure.
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

  /// Expects that no other presentation has taken the place of the one that was just closed.
  ///
  /// Where presentations take time, `wait` checks that none is wanted before the last one has left.
  func expectEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      alert == nil && dialog == nil, "Two alerts follow each other with no end between them.",
      sourceLocation: sourceLocation)
  }

  /// Lets so much time pass that all has come up or left which is under way.
  func rest(sourceLocation: SourceLocation = #_sourceLocation) async {
    await pass(.seconds(2), sourceLocation: sourceLocation)
  }

  /// Lets a time pass.
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
      // A sheet takes its alert along, which the system counts as held back until it has left.
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

  // MARK: The person

  /// Waits for an alert with a title, which a person can answer.
  func waitForAlert(
    _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await wait("the alert \(title)", sourceLocation: sourceLocation) { alert?.title == title }
  }

  /// Lets time pass until a presentation has its answer.
  func answer(
    of handle: PresentationHandle, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> PresentationAnswer? {
    var answer: PresentationAnswer?
    Task { answer = await handle.answer }
    await wait("an answer", sourceLocation: sourceLocation) { answer != nil }
    return answer
  }

  /// Presses a button of the topmost screen, as soon as a person can.
  func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    await wait("the button \(title)", sourceLocation: sourceLocation) {
      screen.phase == .up && screen.buttons.contains { $0.title == title && $0.isEnabled }
    }
    try host.tap(title)
  }

  /// Presses a button of the window itself, also while it is covered: in place of code that does
  /// the same at that moment.
  func tapBelow(_ title: String) throws {
    try #require(host.screens.first).tap(title)
  }

  /// Closes the topmost presentation without choosing, as soon as a person can.
  func dismiss(sourceLocation: SourceLocation = #_sourceLocation) async {
    await wait("a presentation", sourceLocation: sourceLocation) { screen.phase == .up && !isBare }
    host.dismiss()
  }
}

extension Screen.Kind {
  /// Whether it is an alert or a dialog.
  fileprivate var isInterrupting: Bool { self == .alert || self == .confirmationDialog }
}

/// What a window shows over a view, in the library's terms.
@MainActor
private final class WindowScreen {
  weak var host: HeadlessHost?

  func answer(for kind: PresentationSlots.Kind, depth: Int) -> SystemScreen {
    guard let host, !host.isInBackground else { return .blocked }
    guard let above = host.screens.dropFirst(depth + 1).first else { return .free }
    guard above.phase == .up else { return .blocked }
    return above.kind.isInterrupting == (kind == .alert) ? .up : .blocked
  }
}
