import RecourseUI

/// A failed payment; each number is a problem of its own.
struct PaymentError: ErrorAlertConvertible, Equatable {
  let number: Int

  var errorTitle: String { "Error \(number)" }
  var errorMessage: String { "Nothing was charged." }
}
