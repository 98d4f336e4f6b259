public import Recourse
public import SwiftUI

extension View {
  /// Deals with the reports of a window that a policy sends on a route of the app's own.
  ///
  /// What comes while the action runs waits for its end, in all windows: after a person has signed in,
  /// all that has failed for the want of it is tried again, once. What fails again at once is an alert,
  /// and so is what the action itself reports on its route.
  ///
  /// ```swift
  /// RootView().onErrorRoute(.signIn) { _ in
  ///   _ = await sheet.present { SignInView() }.answer
  ///   return account.isSignedIn ? .tryAgain : .leave
  /// }
  /// ```
  ///
  /// Of several views, the one that has come on screen last is asked: put the modifier on the content of
  /// a sheet as well, and a person can sign in over it. Without one in the window, the handler of
  /// ``/Recourse/ErrorRouter/onRoute(_:perform:)`` is asked, and then another window.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - action: Deals with a report, and says whether to try again what has failed. It comes to its
  ///     end though the view leaves the screen.
  /// - Returns: The view, at the end of the route while it is on screen.
  public func onErrorRoute(
    _ route: ErrorRoute, perform action: @escaping @MainActor (ErrorReport) async -> RouteResult
  ) -> some View {
    modifier(ErrorRouteModifier(route: route, action: action))
  }
}
