import Observation

/// A field of a form, which shows the error of its value.
@MainActor
@Observable
package final class ErrorField: WindowMember {
  /// The error of a field's value.
  package struct Problem: Sendable, Equatable {
    /// The report that contains the error.
    package let report: ErrorReport.ID
    package let message: String
    /// The messages of all fields of the report, for the field that takes the focus; nil for the
    /// other fields.
    package let announcement: String?
    /// The intention of the operation that has failed; nil if it can't run again.
    let intention: Intention.ID?
    /// The events that resolve the error.
    let resolvedBy: Set<ErrorReport.Key>
  }

  /// The error to show; nil if there is none.
  package private(set) var problem: Problem?
  @ObservationIgnored private(set) var keyPath: AnyKeyPath?

  nonisolated package init() {
    super.init(of: "errorField")
  }

  /// Updates the key path, the window and the position of the field.
  package func update(
    _ keyPath: AnyKeyPath, in window: WindowRouter?,
    screensBelow: @escaping @MainActor () -> Int? = { nil }
  ) {
    self.keyPath = keyPath
    update(in: window, screensBelow: screensBelow)
  }

  /// Removes the error, which a change of the value makes obsolete.
  package func clear() {
    if problem != nil { problem = nil }
  }

  func show(_ problem: Problem) {
    self.problem = problem
  }
}
