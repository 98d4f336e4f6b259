import RecourseUI

/// An error that is a different problem for each number.
enum NumberedError: Int, ErrorAlertConvertible, CaseIterable {
  case one = 1
  case two, three, four, five, six

  var errorTitle: String { "Error \(rawValue)" }
  var errorMessage: String { "Nothing was charged." }
}
