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

  /// Loads again once each time the scene becomes active, if that can help after an error.
  ///
  /// - Parameters:
  ///   - error: The error on screen; nil if the view doesn't wait for a person.
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
  @Environment(\.errorDescriber) private var describer
  /// A view in another tab or below a pushed view loads when it reappears.
  @State private var isOnScreen = false

  func body(content: Content) -> some View {
    content
      .onAppear { isOnScreen = true }
      .onDisappear { isOnScreen = false }
      .onChange(of: phase) { _, phase in
        guard phase == .active, isOnScreen, let error, describer.tree(of: error).mayEndOnReturn
        else { return }
        load()
      }
  }
}

extension ReturnModifier: HiddenFromMirrors {}
