/// Where in a window a view presents.
@MainActor
package struct PresentationSurroundings {
  /// Keeps the window's presentations apart; nil where no router is installed.
  package var coordinator: PresentationCoordinator?
  /// The sheet or the cover in which the view is; nil when it is in none.
  package var host: PresentationHost?
  /// How many places around the view show presentations in the same host; the innermost is preferred.
  package var level = 0
  /// The clock by which a presentation of a view without a coordinator is timed.
  package var clock: any Clock<Duration>
  /// Asks the system which presentation lies over the view.
  package var screen: @MainActor (PresentationSlots.Kind) -> SystemScreen

  /// Makes the surroundings of a view.
  ///
  /// - Parameters:
  ///   - coordinator: Keeps the window's presentations apart. The default is nil: those of one context
  ///     only are kept apart.
  ///   - host: The sheet or the cover in which the view is. The default is nil.
  ///   - clock: Times the presentations where there is no coordinator. The default is the system's.
  ///   - screen: Asks the system. The default is a system that can't be asked.
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
}
