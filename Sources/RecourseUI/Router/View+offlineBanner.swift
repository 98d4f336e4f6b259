public import Recourse
public import SwiftUI

extension View {
  /// Announces the loss of the network in a banner, before anything fails.
  ///
  /// Apply this modifier to the root view, inside `.errorRouter(_:)`. The banner appears when the
  /// network has been unreachable for a second, and disappears when the network has been back for a
  /// second. Until then, failures for lack of a connection are counted in the banner instead of
  /// being presented elsewhere, and the banner offers to try the failed operations again. A user
  /// who closes the banner sees it again when an action of theirs fails.
  ///
  /// ```swift
  /// WindowGroup { RootView().offlineBanner().errorRouter(router) }
  /// ```
  ///
  /// A loading view without content still shows its own failure in place of the content. Rules
  /// for `.log`, `.ignore`, a route or `.present(_:evenIfShown:)` apply as usual.
  ///
  /// - Parameters:
  ///   - network: The signal to observe while the view is on screen. The default is nil: the
  ///     router's signal, or the system's if the router has none.
  ///   - fileID: The file in the source location of the banner's report. The default is the
  ///     caller's.
  ///   - line: The line in the source location of the banner's report. The default is the
  ///     caller's.
  /// - Returns: A view whose window announces the loss of the network.
  public func offlineBanner(
    network: NetworkSignal? = nil, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      OfflineBannerModifier(
        network: network, source: ErrorReport.Source(fileID: fileID, line: line)))
  }
}

/// Observes the network while a view is on screen.
private struct OfflineBannerModifier: ViewModifier {
  let network: NetworkSignal?
  let source: ErrorReport.Source
  @Environment(\.windowRouter) private var window
  @Environment(\.errorRetryContext.network) private var surrounding
  @State private var watch = OfflineWatch()

  func body(content: Content) -> some View {
    watch.update(in: window, network: network ?? surrounding ?? .system, source: source)
    return
      content
      .onAppear { [watch] in watch.appear() }
      .onDisappear { [watch] in watch.disappear() }
  }
}
