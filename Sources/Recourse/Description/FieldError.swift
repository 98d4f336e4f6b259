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
  public var field: AnyKeyPath { path.keyPath }
  /// The message for the person; if it is empty, a general text is presented instead.
  public let message: String
  private let path: Path

  /// Creates the error of a field.
  ///
  /// - Parameters:
  ///   - field: The property of the value that the form edits. The argument of a subscript in the
  ///     path, if there is one, must be safe to compare on any thread.
  ///   - message: The message for the person, already localized. The default is empty, which
  ///     presents a general text.
  public init<Root, Value>(_ field: KeyPath<Root, Value>, _ message: String = "") {
    self.init(Path(field), message)
  }

  init(_ path: Path, _ message: String) {
    self.path = path
    self.message = message
  }
}

extension FieldError: Hashable {}

extension FieldError {
  /// A key path that names a field, and through which no value is read.
  ///
  /// In an app with main-actor default isolation, key paths aren't `Sendable`, because only the
  /// main actor may read values through them. Naming a property doesn't.
  //
  // Proof that the unchecked conformance is safe: The key path is constant, and a key path never
  // changes after its creation. It is only compared and hashed, and its root type is printed. None
  // of these calls a getter, so none needs the isolation of the property. They read the types and
  // the offsets, which are constant, and the arguments of subscripts, which the initializer of
  // `FieldError` requires to be safe to compare on any thread.
  struct Path: @unchecked Sendable, Hashable {
    let keyPath: AnyKeyPath

    init(_ keyPath: AnyKeyPath) {
      self.keyPath = keyPath
    }
  }
}

extension FieldError: SafelyDescribed {
  /// The type of the value that the form edits, without the message.
  package var safeText: String { "FieldError of \(type(of: field).rootType)" }
}

extension FieldError: FieldErrorProvider {
  /// The error itself.
  public var fieldErrors: [FieldError] { [self] }
}

extension FieldError {
  /// Returns the message to present, which is never empty.
  func message(in text: BuiltInText) -> String {
    PlainText.message(message) ?? text[ErrorMeaning.inputInvalid.row.messageKey]
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
