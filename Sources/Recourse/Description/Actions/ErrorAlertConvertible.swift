/// An error that provides its own title and message, and buttons for its alert.
///
/// Every presentation has these texts, not only an alert. The texts of a `LocalizedError` are
/// presented as well; this protocol has the compiler require both.
///
/// ```swift
/// enum PhotoError: ErrorAlertConvertible {
///   case libraryFull
///
///   var errorTitle: String { "The library is full" }
///   var errorMessage: String { "Delete some photos to make room for new ones." }
/// }
/// ```
public protocol ErrorAlertConvertible: Error {
  /// A short title for the problem.
  var errorTitle: String { get }
  /// An explanation of the problem, with advice for the person.
  var errorMessage: String { get }
  /// The actions that the alert offers. The default is none: the alert has only an "OK" button.
  var errorActions: [AlertAction] { get }
}

extension ErrorAlertConvertible {
  /// The actions that the alert offers: none, so the alert has only an "OK" button.
  public var errorActions: [AlertAction] { [] }
}
