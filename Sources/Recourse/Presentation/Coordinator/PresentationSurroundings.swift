/// The position of a presenting view within its window.
@MainActor
package struct PresentationSurroundings {
  /// The coordinator of the window's presentations; nil if no router is installed.
  package var coordinator: PresentationCoordinator?
  /// The innermost sheet or cover that contains the view; nil if there is none.
  package var host: PresentationHost?
  /// The number of presenting views around this view within the same host; the innermost view is
  /// preferred.
  package var level = 0
  /// The clock for the presentations of a view without a coordinator.
  package var clock: any Clock<Duration>
  /// Queries the system for the presentation over the view.
  package var screen: @MainActor (PresentationSlots.Kind) -> SystemScreen
  /// Queries the system for the number of presentations below the view; nil if it can't be queried.
  package var screensBelow: @MainActor () -> Int? = { nil }

  /// Creates the surroundings of a view; by default, those of a window without a router on a system
  /// that can't be queried.
  nonisolated package init(
    coordinator: PresentationCoordinator? = nil, host: PresentationHost? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    screen: @escaping @MainActor (PresentationSlots.Kind) -> SystemScreen = { _ in .unknown }
  ) {
    self.coordinator = coordinator
    self.host = host
    self.clock = clock
    self.screen = screen
  }

  /// The number of nested sheets and covers around the view.
  package var depth: Int { host.map { $0.depth + 1 } ?? 0 }
}
