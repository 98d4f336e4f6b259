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
