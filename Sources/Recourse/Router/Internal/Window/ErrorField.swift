import Observation

/// A field of a form, which shows the error of its value.
@MainActor
@Observable
package final class ErrorField: WindowMember, Identifiable {
  /// The error of a field's value.
  package struct Problem: Sendable, Equatable {
    /// The report that contains the error.
    package let report: ErrorReport.ID
    package let message: String
    /// The messages of all fields of the report, for the field that takes the focus; nil for the
    /// other fields.
    package let announcement: String?
    /// The position among the fields of the report, which is that of the error.
    let position: Int
    /// The intention of the operation that has failed; nil if it can't run again.
    let intention: Intention.ID?
    /// The events that resolve the error.
    let resolvedBy: Set<ErrorReport.Key>
  }

  /// The error to show; nil if there is none.
  package private(set) var problem: Problem?
  /// The number of requests to move the focus to the field.
  package private(set) var focusRequests = 0
  @ObservationIgnored private(set) var keyPath: AnyKeyPath?

  nonisolated package init() {
    super.init(of: "errorField")
  }

  override func joined(_ window: WindowRouter) { window.fieldChange.announce() }

  override func left() { window?.fieldChange.announce() }

  /// Updates the key path, the window and the position of the field.
  package func update(
    _ keyPath: AnyKeyPath, in window: WindowRouter?,
    screensBelow: @escaping @MainActor () -> Int?
  ) {
    self.keyPath = keyPath
    update(in: window, screensBelow: screensBelow)
  }

  /// Returns whether the field edits a property of a type of value.
  func edits(_ root: Any.Type) -> Bool {
    keyPath.map { type(of: $0).rootType == root } ?? false
  }

  /// Removes the error, which a change of the value makes obsolete.
  package func clear() {
    if problem != nil { problem = nil }
  }

  /// Moves the focus to the field.
  package func focus() { focusRequests += 1 }

  func show(_ problem: Problem) {
    self.problem = problem
  }
}
