/// An error that has its own words for an alert.
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
  /// What went wrong, in a few words.
  var errorTitle: String { get }
  /// What it means, and what to do.
  var errorMessage: String { get }
  /// The ways out. The default is none: the alert has "OK" alone.
  var errorActions: [AlertAction] { get }
}

extension ErrorAlertConvertible {
  /// The ways out: none, so the alert has "OK" alone.
  public var errorActions: [AlertAction] { [] }

  /// The alert that says what went wrong.
  public var errorAlert: AlertContent { AlertContent(describing: self) }
}
