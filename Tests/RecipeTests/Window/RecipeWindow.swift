import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// A window with a recipe as its content, on a clock that the test advances.
@MainActor
final class RecipeWindow {
  private let clock: ManualClock
  private let host: HeadlessHost

  /// The limit of a wait: longer than any presentation or countdown of a recipe.
  private static let patience = Duration.seconds(90)
  private static let step = Duration.milliseconds(200)

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - clock: The clock of the system and of the views, which the router must share.
  ///   - behavior: The system's behavior. The default is `.immediate`.
  ///   - view: The content, which contains the router.
  init<V: View>(
    _ clock: ManualClock, _ behavior: SystemBehavior = .immediate, @ViewBuilder view: () -> V
  ) {
    self.clock = clock
    host = HeadlessHost(
      view().environment(\.errorClock, clock), behavior: behavior, clock: clock)
  }

  /// The topmost screen: the window, or a presentation over it.
  var screen: Screen { host.screen }

  /// The texts of the window's own content, also while a presentation covers the window.
  var texts: [String] { host.screens.first?.texts ?? [] }

  /// The kinds of the screens, from the window to the topmost presentation.
  var kinds: [Screen.Kind] { host.screens.map(\.kind) }

  /// The titles of the buttons that a person can press; none during a transition.
  var buttons: [String] {
    screen.phase == .up ? screen.buttons.filter(\.isEnabled).map(\.title) : []
  }

  /// Presses a button of the topmost screen as soon as a person can.
  func tap(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    await wait("the button \(title)", sourceLocation: sourceLocation) { buttons.contains(title) }
    try host.tap(title)
  }

  /// Returns a button of the window's own content, also while a presentation covers the window.
  func windowButton(_ title: String) -> ScreenButton? {
    host.screens.first?.buttons.first { $0.title == title }
  }

  /// Closes the topmost presentation without a choice, as a swipe does.
  func dismiss() {
    host.dismiss()
  }

  /// Advances the clock until a condition holds; records an issue if it doesn't in time.
  func wait(
    _ event: String = "the condition", sourceLocation: SourceLocation = #_sourceLocation,
    until condition: @MainActor () -> Bool
  ) async {
    let limit = clock.now.offset + Self.patience
    while !Task.isCancelled, clock.now.offset < limit {
      await settle()
      if condition() { return }
      if clock.sleepers > 0 {
        await clock.advance(by: Self.step)
      } else {
        await Task.yield()
      }
    }
    Issue.record(
      "\(event) did not come about: \(host.screens.map(\.texts))", sourceLocation: sourceLocation)
  }

  /// Advances the clock by a time, in which all transitions in progress end.
  func pass(_ time: Duration = .seconds(2)) async {
    let end = clock.now.offset + time
    while clock.now.offset < end {
      await settle()
      await clock.advance(by: min(Self.step, end - clock.now.offset))
    }
    await settle()
  }

  private func settle() async {
    await host.settle { await clock.advance(by: $0) }
  }
}
