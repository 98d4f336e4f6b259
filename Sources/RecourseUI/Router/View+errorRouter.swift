import Foundation
public import Recourse
public import SwiftUI

extension View {
  /// Presents the errors that are reported anywhere in a window.
  ///
  /// Apply this modifier once, at the root of each window. It presents alerts, toasts, banners and
  /// sheets, and puts `reportError`, `attemptOperation` and the router into the environment. Sheets
  /// and covers that a context presents can present errors as well; others need ``errorHost()``.
  ///
  /// ```swift
  /// WindowGroup { RootView().errorRouter(router) }
  /// ```
  ///
  /// A second window of the same group gets a router of its own, which shares the settings of the
  /// first one, such as the policy and the journal.
  ///
  /// - Parameters:
  ///   - router: The router that decides where errors are presented.
  ///   - explains: Whether each presentation names the rules that have led to it, and a button
  ///     below the view lists the reports that nobody sees, with the reason. For debug builds and
  ///     tests, because the texts are for developers. The default is false.
  /// - Returns: A view that presents the window's errors.
  @ViewBuilder
  public func errorRouter(_ router: ErrorRouter, explains: Bool = false) -> some View {
    if explains {
      modifier(ExplanationModifier()).modifier(ErrorRouterModifier(router: router))
    } else {
      modifier(ErrorRouterModifier(router: router))
    }
  }

  /// Makes the content of a sheet a host, which presents errors over the sheet.
  ///
  /// Use this modifier only for sheets, covers and popovers that no context of this package
  /// presents. Without it, a view that reports errors presents them where it stands; if there is
  /// none, an error waits below the sheet.
  ///
  /// ```swift
  /// .sheet(isPresented: $isEditing) { Editor().errorHost() }
  /// ```
  ///
  /// - Returns: A view that presents the window's errors.
  public func errorHost() -> some View {
    modifier(OwnSheetModifier())
  }

  /// Presents the window's banners above the view, instead of above the whole window.
  ///
  /// Apply this modifier to the content of a navigation stack to place banners below the header. If
  /// several such views are on screen, the innermost presents the banners; among equals, the view
  /// that appeared last.
  ///
  /// ```swift
  /// NavigationStack { OrderList().errorBanners().navigationTitle("Orders") }
  ///   .errorRouter(router)
  /// ```
  ///
  /// - Returns: A view with the window's banners above it.
  public func errorBanners() -> some View {
    modifier(BannerHostModifier())
  }

  /// Adds a policy that decides first about the errors of the views inside.
  ///
  /// Errors without a matching rule, and those that a rule leaves to its `.parent`, fall through to
  /// the enclosing policy, and finally to the router's. The policy applies to the views inside the
  /// modifier, not to the view whose `body` applies it: that view's own `@Environment` ignores the
  /// policy.
  ///
  /// - Parameter policy: The policy.
  /// - Returns: A view with the policy for its descendants.
  public func errorPolicy(_ policy: ErrorPolicy) -> some View {
    modifier(PolicyModifier(policy: policy))
  }

  /// Adds rules that decide first about the errors of the views inside.
  ///
  /// ```swift
  /// CheckoutView().errorPolicy {
  ///   On(.type(PaymentError.self), .alert)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The policy's name in explanations of its decisions. The default is nil, which uses
  ///     the source location.
  ///   - fileID: The file of the policy's source location. The default is the caller's.
  ///   - line: The line of the policy's source location. The default is the caller's.
  ///   - rules: The rules, the most important first.
  /// - Returns: A view with the policy for its descendants.
  public func errorPolicy(
    _ name: String? = nil, fileID: String = #fileID, line: Int = #line,
    @ErrorPolicyBuilder rules: () -> ErrorPolicyBuilder.Rules
  ) -> some View {
    modifier(
      PolicyModifier(
        policy: ErrorPolicy(name, fileID: fileID, line: line, uncheckedRules: rules()),
        isChecked: false))
  }

  /// Resolves the reports of the views inside when the view disappears.
  ///
  /// Use this modifier for failures that are irrelevant without the view, such as a preview that
  /// failed to load. Errors that are reported after the view has disappeared are recorded, and
  /// never presented.
  ///
  /// - Returns: A view that resolves the reports of its descendants when it disappears.
  public func resolvesReportsOnDisappear() -> some View {
    modifier(PresenceModifier())
  }
}

/// Adds a policy to the reports of the views inside.
private struct PolicyModifier: ViewModifier {
  let policy: ErrorPolicy
  /// Whether the policy has already written warnings about its rules.
  var isChecked = true
  @Environment(\.reportError) private var parent
  @State private var local = LocalRouter(PolicyStep())

  func body(content: Content) -> some View {
    if !isChecked, local.step.policy == nil { policy.warn() }
    local.step.policy = policy
    local.step.parent = parent.router
    return content.reports(to: local.router)
  }
}

@MainActor
private final class PolicyStep: ReportStep {
  var policy: ErrorPolicy?
  var parent = ErrorRouter.unhandled

  nonisolated init() {}

  func add(to surroundings: inout ReportSurroundings) {
    if let policy { surroundings.policies.append(policy) }
  }
}

/// Resolves the reports of the views inside when the view disappears.
private struct PresenceModifier: ViewModifier {
  @Environment(\.reportError) private var parent
  @State private var local = LocalRouter(PresenceStep())

  func body(content: Content) -> some View {
    local.step.parent = parent.router
    return content.reports(to: local.router)
      .onAppear { [local] in local.step.appear() }
      .onDisappear { [local] in local.step.disappear() }
  }
}

@MainActor
private final class PresenceStep: ReportStep {
  var parent = ErrorRouter.unhandled
  private let key = ErrorReport.Key(rawValue: "Recourse.presence.\(UUID())")
  private let presence = ViewPresence()

  nonisolated init() {}

  func appear() {
    presence.appear()
  }

  func disappear() {
    presence.disappear { [self] in parent.resolve(key) }
  }

  func receive(_ delivery: Delivery) {
    guard presence.hasLeft else { return pass(delivery) }
    // The view may reappear within this update. Otherwise, an operation has outlived the view.
    afterThisUpdate { [self] in presence.hasLeft ? supersede(delivery) : pass(delivery) }
  }

  private func pass(_ delivery: Delivery) {
    var delivery = delivery
    delivery.report = delivery.report.resolved(by: key)
    parent.deliver(delivery)
  }

  private func supersede(_ delivery: Delivery) {
    let isCancellation = delivery.report.classified.isCancellation
    parent.record(delivery, as: isCancellation ? .ignored : .resolved)
  }
}
