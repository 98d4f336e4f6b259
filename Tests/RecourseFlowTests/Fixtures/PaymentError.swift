import RecourseUI

/// A failed payment; errors with different numbers are different problems.
struct PaymentError: ErrorAlertConvertible, Equatable {
  let number: Int

  var errorTitle: String { "Error \(number)" }
  var errorMessage: String { "Nothing was charged." }
}
