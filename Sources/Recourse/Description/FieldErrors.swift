/// The errors of several fields, found by one validation.
///
/// ```swift
/// throw FieldErrors([
///   FieldError(\SignUp.name, "Enter a name."),
///   FieldError(\SignUp.email, "Enter an address such as name@example.com."),
/// ])
/// ```
public struct FieldErrors: FieldErrorProvider, Hashable, Sendable {
  /// The errors of the fields, the one to correct first at the start.
  public let fieldErrors: [FieldError]

  /// Creates an error from the errors of the fields.
  ///
  /// - Parameter fieldErrors: The errors of the fields, the one to correct first at the start.
  public init(_ fieldErrors: [FieldError]) {
    self.fieldErrors = fieldErrors
  }
}

extension FieldErrors: SafelyDescribed {
  /// The number of errors, without the messages.
  package var safeText: String { "FieldErrors of \(fieldErrors.count) fields" }
}
