/// A problem with the value of one field of a form.
///
/// In a view, `.errorField(_:of:)` shows the message at the field. A message is already localized,
/// and is presented verbatim.
///
/// ```swift
/// throw FieldError(\SignUp.email, "Enter an address such as name@example.com.")
/// ```
public struct FieldError: Sendable {
  /// The field, as a property of the value that the form edits.
  public let field: any AnyKeyPath & Sendable
  /// The message for the person; if it is empty, a general text is presented instead.
  public let message: String

  /// Creates the error of a field.
  ///
  /// - Parameters:
  ///   - field: The property of the value that the form edits.
  ///   - message: The message for the person, already localized. The default is empty, which
  ///     presents a general text.
  public init<Root, Value>(
    _ field: any KeyPath<Root, Value> & Sendable, _ message: String = ""
  ) {
    self.field = field
    self.message = message
  }
}

extension FieldError: Hashable {
  /// Returns whether two errors have the same field and the same message.
  ///
  /// - Parameters:
  ///   - first: An error.
  ///   - second: Another error.
  /// - Returns: Whether both are equal.
  public static func == (first: FieldError, second: FieldError) -> Bool {
    first.field as AnyKeyPath == second.field as AnyKeyPath && first.message == second.message
  }

  /// Hashes the field and the message.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(field as AnyKeyPath)
    hasher.combine(message)
  }
}

extension FieldError: CustomStringConvertible, HiddenFromMirrors {
  /// The type of the value that the form edits, without the message.
  public var description: String { "FieldError of \(type(of: field).rootType)" }
}

/// An error that names the fields of a form whose values it rejects.
///
/// The fields on screen show their own messages. The messages of all other fields are presented on
/// the surface that the policies choose.
///
/// ```swift
/// enum SignUpError: FieldErrorProvider {
///   case emailInUse
///
///   var fieldErrors: [FieldError] { [FieldError(\SignUp.email, "The address is in use.")] }
/// }
/// ```
public protocol FieldErrorProvider: Error {
  /// The errors of the fields, the one to correct first at the start.
  var fieldErrors: [FieldError] { get }
}

extension FieldError: FieldErrorProvider {
  /// The error itself.
  public var fieldErrors: [FieldError] { [self] }
}

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

extension FieldErrors: CustomStringConvertible, HiddenFromMirrors {
  /// The number of errors, without the messages.
  public var description: String { "FieldErrors of \(fieldErrors.count) fields" }
}

extension FieldError {
  /// Returns the message to present, which is never empty.
  func message(in text: BuiltInText) -> String {
    PlainText.message(message) ?? text["problem.\(SystemProblem.inputInvalid.rawValue).message"]
  }
}

extension CauseTree {
  /// The errors of the fields that the outermost error with such errors names; empty if there are
  /// none.
  var fieldErrors: [FieldError] {
    for error in errors {
      if let error = error as? any FieldErrorProvider, !error.fieldErrors.isEmpty {
        return error.fieldErrors
      }
    }
    return []
  }
}
