public import Recourse
public import SwiftUI

extension View {
  /// Shows errors in a window, wherever in it they are reported.
  ///
  /// Once at the root of each window is enough: alerts, toasts and sheets are wired here, and views
  /// inside have `report`, `attempt` and the router itself in their environment. Sheets and covers that
  /// are presented through a context show errors too; others need ``errorHost()``.
  ///
  /// ```swift
  /// WindowGroup { RootView().errorRouter(router) }
  /// ```
  ///
  /// When the app opens a second window of the same group, that has a router of its own, which
  /// shares the policy and the journal.
  ///
  /// - Parameter router: Decides where errors go.
  /// - Returns: The view, with its errors shown.
  public func errorRouter(_ router: ErrorRouter) -> some View {
    modifier(ErrorRouterModifier(router: router))
  }

  /// Makes the content of a sheet a place where errors can be shown.
  ///
  /// Only for sheets, covers and popovers that are not presented through a context of this package:
  /// an error is shown over them, instead of waiting below.
  ///
  /// ```swift
  /// .sheet(isPresented: $isEditing) { Editor().errorHost() }
  /// ```
  ///
  /// - Returns: The view, with errors over it.
  public func errorHost() -> some View {
    modifier(OwnSheetModifier())
  }

  /// Shows the banners of the window above the view, instead of above the whole window.
  ///
  /// Put it on the content of a navigation, so that banners are below the header. Of several such
  /// views on screen, the innermost shows them, or the one that appeared last.
  ///
  /// ```swift
  /// NavigationStack { OrderList().errorBanners().navigationTitle("Orders") }
  ///   .errorRouter(router)
  /// ```
  ///
  /// - Returns: The view, with the window's banners above it.
  public func errorBanners() -> some View {
    modifier(BannerHostModifier())
  }

  /// Lets a policy decide first about the errors of a part of the app.
  ///
  /// What it has no rule for, the policy around it decides, and at last the router's.
  /// It is around the view's content, not around the view that writes it: what that view has in its own
  /// `@Environment` doesn't know of it.
  ///
  /// - Parameter policy: The policy.
  /// - Returns: The view, with the policy for what is inside.
  public func errorPolicy(_ policy: ErrorPolicy) -> some View {
    modifier(PolicyModifier(policy: policy))
  }

  /// Lets rules decide first about the errors of a part of the app, as a policy does.
  ///
  /// ```swift
  /// CheckoutView().errorPolicy {
  ///   On(PaymentError.self, .alert)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: What the policy is called where its decisions are explained. The default is nil: its
  ///     place in the code.
  ///   - fileID: The file in which it stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  ///   - rules: The rules, the most important first.
  /// - Returns: The view, with the policy for what is inside.
  public func errorPolicy(
    _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
    @ErrorPolicyBuilder rules: () -> ErrorPolicyBuilder.Rules
  ) -> some View {
    modifier(
      PolicyModifier(
        policy: ErrorPolicy(name, fileID: fileID, line: line, uncheckedRules: rules()),
        isChecked: false))
  }

  /// Takes the reports of what is inside back when it leaves the screen.
  ///
  /// For what concerns nobody any more then, such as a preview that has not loaded.
  ///
  /// - Returns: The view, whose reports go with it.
  public func withdrawsReportsOnDisappear() -> some View {
    modifier(PresenceModifier())
  }
}
