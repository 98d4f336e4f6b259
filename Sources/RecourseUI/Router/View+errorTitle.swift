import Recourse
public import SwiftUI

extension View {
  /// Names the operation that failed, for all errors that the views inside report.
  ///
  /// A presentation then has this title, and the error's title and message below it. Failures with
  /// one title are presented together. The innermost title applies, and an operation's own title
  /// precedes it.
  ///
  /// ```swift
  /// ThrowingView(operation: api.orders) { OrderList($0) }
  ///   .errorTitle("The orders couldn’t be loaded")
  /// ```
  ///
  /// - Parameter title: What failed, in the person's words and language, without a full stop.
  /// - Returns: A view whose errors have a title.
  public func errorTitle(_ title: ErrorTitle) -> some View {
    modifier(ReportContextModifier(title: title)).environment(\.errorTitle, title)
  }

  /// Adds a detail of the situation to the reports of the views inside.
  ///
  /// Details appear in the console and in exports, where anyone may read them, and are never
  /// presented. If several details have one name, the innermost applies.
  ///
  /// ```swift
  /// CartView().errorDetail("cart", for: "screen")
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, which must not contain anything private.
  ///   - name: The name of the detail.
  /// - Returns: A view whose reports have the detail.
  public func errorDetail(_ value: String, for name: String) -> some View {
    modifier(ReportContextModifier(details: [name: value]))
  }
}

extension EnvironmentValues {
  /// What failed if anything inside the view fails, in the person's words; nil if unknown.
  @Entry var errorTitle: ErrorTitle?
}

/// Adds a title and details to the reports of the views inside, where they have none of their own.
private struct ReportContextModifier: ViewModifier {
  var title: ErrorTitle?
  var details: [String: String] = [:]
  @Environment(\.reportError) private var parent
  @State private var local = LocalRouter(ReportContextStep())

  func body(content: Content) -> some View {
    local.step.title = title
    local.step.details = details
    local.step.parent = parent.router
    return content.reports(to: local.router)
  }
}

@MainActor
private final class ReportContextStep: ReportStep {
  var title: ErrorTitle?
  var details: [String: String] = [:]
  var parent = ErrorRouter.unhandled

  nonisolated init() {}

  func receive(_ delivery: Delivery) {
    parent.deliver(inContext(delivery))
  }

  func record(_ delivery: Delivery, as outcome: Outcome) {
    parent.record(inContext(delivery), as: outcome)
  }

  private func inContext(_ delivery: Delivery) -> Delivery {
    var delivery = delivery
    delivery.report = delivery.report.inContext(
      title: parent.describer.words(of: title), details: details)
    return delivery
  }
}
