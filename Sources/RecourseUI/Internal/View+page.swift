import Recourse
import SwiftUI

extension View {
  /// Makes a page without content scroll, because users can pull down only what scrolls.
  ///
  /// - Parameter isPage: Whether no view around the page handles the pull.
  /// - Returns: The page, which looks the same.
  @ViewBuilder
  func scrollable(_ isPage: Bool) -> some View {
    if isPage {
      ScrollView { frame(maxWidth: .infinity) }.defaultScrollAnchor(.center)
    } else {
      self
    }
  }

  /// Loads again once each time the scene becomes active or the network is back, if that can help
  /// after an error; a view that is not on screen at that time loads when it reappears.
  ///
  /// - Parameters:
  ///   - error: The error; nil if the view doesn't wait for a person.
  ///   - load: Loads again.
  /// - Returns: The view.
  func onReturn(from error: (any Error)?, perform load: @escaping @MainActor () -> Void)
    -> some View
  {
    modifier(ReturnModifier(error: error, load: load))
  }
}

/// Reads the phase of the scene in a view of its own, so that no other view depends on the phase.
private struct ReturnModifier: ViewModifier {
  let error: (any Error)?
  let load: @MainActor () -> Void

  @Environment(\.scenePhase) private var phase
  @Environment(\.windowRouter) private var window
  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock
  @State private var isOnScreen = false
  /// Whether the person has returned while the view was in another tab or below a pushed view.
  @State private var hasMissedReturn = false
  /// The delay that the error requests; nil if there is none.
  @State private var delay: RetryDelay?
  /// Whether a load is about to begin, for all events of the same turn.
  @State private var isDue = false

  func body(content: Content) -> some View {
    let tree = error.map(describer.tree)
    content
      .onAppear {
        isOnScreen = true
        if hasMissedReturn { loadAgain(after: tree) }
      }
      .onDisappear { isOnScreen = false }
      .onChange(of: tree.map(RetryDelayKey.init), initial: true) {
        // Swift opens the existential clock only if it is a local value.
        let clock = clock
        delay = tree?.pendingDelay().map { RetryDelay($0, by: ElapsedTime(by: clock)) }
        hasMissedReturn = false
        if tree?.isOffline == true { window?.awaitNetwork() }
      }
      .onChange(of: phase) { _, phase in
        if phase == .active { loadAgain(after: tree) }
      }
      .onChange(of: window?.networkReturns) {
        if tree?.isOffline == true { loadAgain(after: tree) }
      }
  }

  private func loadAgain(after tree: CauseTree?) {
    guard let tree, tree.remedy != .permanent, delay.map({ $0.rest == .zero }) ?? true else {
      return
    }
    hasMissedReturn = !isOnScreen
    guard isOnScreen, !isDue else { return }
    isDue = true
    Task {
      isDue = false
      load()
    }
  }
}

extension ReturnModifier: HiddenFromMirrors {}
