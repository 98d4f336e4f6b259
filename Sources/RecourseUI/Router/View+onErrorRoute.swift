public import Recourse
public import SwiftUI

extension View {
  /// Handles the reports of a window that a policy sends to a custom route.
  ///
  /// Reports that arrive from any window while the action is running wait until it returns. After a
  /// sign-in, for example, all operations that failed without one are retried once, also those
  /// that began before and fail later. If a retry fails again within the router's coalescing
  /// interval, the router presents an alert. Errors that the action itself reports on its route
  /// become alerts as well, and so do those of the pages that it presents: a wrong password is
  /// presented over the sign-in sheet. Apply ``errorHost()`` to the content of a sheet that no
  /// context presents.
  ///
  /// ```swift
  /// RootView().onErrorRoute(.signIn) { _ in
  ///   _ = await sheet.present { SignInView() }.answer
  ///   return account.isSignedIn ? .tryAgain : .stop
  /// }
  /// ```
  ///
  /// If several views handle the route, the router calls the one that appeared last: apply the
  /// modifier to the content of a sheet as well, and users can sign in over the sheet. If no view
  /// in the window handles the route, the router calls the handler of
  /// ``/Recourse/ErrorRouter/onRoute(_:perform:)``, and otherwise a view in another window.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - action: Handles a report, and returns whether to retry the failed operations. The action
  ///     runs to completion even if the view disappears, and is cancelled when the view is gone for
  ///     good.
  /// - Returns: A view that handles the route while it is on screen.
  public func onErrorRoute(
    _ route: ErrorRoute, perform action: @escaping @MainActor (ErrorReport) async -> RouteResult
  ) -> some View {
    modifier(ErrorRouteModifier(route: route, action: action))
  }
}

/// Handles the reports of its window that a policy sends to a route.
private struct ErrorRouteModifier: ViewModifier {
  let route: ErrorRoute
  let action: @MainActor (ErrorReport) async -> RouteResult
  @Environment(\.windowRouter) private var window
  @State private var handler = RouteHandler()

  func body(content: Content) -> some View {
    handler.update(route, in: window, perform: action)
    return
      content
      .onAppear { [handler] in handler.appear() }
      .onDisappear { [handler] in handler.disappear() }
  }
}
