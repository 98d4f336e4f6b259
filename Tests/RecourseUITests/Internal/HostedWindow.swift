import Recourse
import RecourseTesting

@_spi(Testing) import SwiftUI

/// A window under one of the behaviours that a system may have, by a clock that a test moves.
///
/// The library asks the window what it shows, as it asks UIKit.
@MainActor
final class HostedWindow {
  let clock: ManualClock
  let host: HeadlessHost

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
      screen.answer(for: kind, depth: depth)
    }
    host = HeadlessHost(
      view().environment(\.errorClock, clock)
        .environment(\.systemScreen, canBeAsked ? ask : nil),
      behavior: behavior, clock: clock)
    screen.host = host
  }

  var screen: Screen { host.screen }

  /// The alert on top, when a person can answer it.
  var alert: Screen? { host.alert.flatMap { $0.phase == .up ? $0 : nil } }

  /// The sheet on top, when a person can use it.
  var sheet: Screen? { host.sheet.flatMap { $0.phase == .up ? $0 : nil } }

  /// The kinds of what is on display, from the window to the top.
  var kinds: [Screen.Kind] { host.screens.map(\.kind) }

  /// Lets time pass until something is so.
  func wait(until condition: @MainActor () -> Bool) async {
    while !Task.isCancelled {
      await host.settle { await clock.advance(by: $0) }
      if condition() { return }
      if clock.sleepers > 0 {
        await clock.advance(by: .milliseconds(50))
      } else {
        await Task.yield()
      }
    }
  }

  /// Waits for an alert with a title, which a person can answer.
  func waitForAlert(_ title: String) async {
    await wait { alert?.title == title }
  }

  /// Presses a button of the topmost screen, as soon as a person can.
  func tap(_ title: String) async throws {
    await wait {
      screen.phase == .up && screen.buttons.contains { $0.title == title && $0.isEnabled }
    }
    try host.tap(title)
  }

  /// Closes the topmost presentation without choosing, as soon as a person can.
  func dismiss() async {
    await wait { screen.phase == .up && host.screens.count > 1 }
    host.dismiss()
  }
}

/// What a window shows over a view, in the library's terms.
@MainActor
private final class WindowScreen {
  weak var host: HeadlessHost?

  func answer(for kind: PresentationSlots.Kind, depth: Int) -> SystemScreen {
    guard let host, !host.isInBackground else { return .blocked }
    guard let above = host.screens.dropFirst(depth + 1).first else { return .free }
    guard above.phase == .up else { return .blocked }
    let isAlert = above.kind == .alert || above.kind == .confirmationDialog
    return isAlert == (kind == .alert) ? .up : .blocked
  }
}
