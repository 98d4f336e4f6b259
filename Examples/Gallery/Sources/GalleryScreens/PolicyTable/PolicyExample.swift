import FeatureA
import FeatureB
import FeatureC
import Foundation
import RecourseUI
import SharedErrors

/// An example of an error, for evaluation by policies.
struct PolicyExample: Sendable, Hashable, Identifiable {
  let name: String
  let error: any Error

  init(_ name: String, _ error: any Error) {
    self.name = name
    self.error = error
  }

  var id: String { name }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// One example for each rule, and some that no rule matches.
  static let all = [
    PolicyExample("The session has expired", APIError.sessionExpired),
    PolicyExample(
      "An error caused by it", SyncError.caused(by: APIError.sessionExpired)),
    PolicyExample("No connection", APIError.networkUnavailable),
    PolicyExample("The shop is closed", APIError.serviceUnavailable),
    PolicyExample("An unreadable response", APIError.unreadableAnswer),
    PolicyExample("A declined payment", CartError.declined(amount: 135)),
    PolicyExample("A wrong password", SignInError.wrongPassword),
    PolicyExample("A conflict", SyncConflict(title: "Notes on the Engine")),
    PolicyExample("An error without text", VoucherExpired()),
    PolicyExample("A full disk", CocoaError(.fileWriteOutOfSpace)),
    PolicyExample("An unknown code", NSError(domain: "Warehouse", code: 7)),
    PolicyExample("A cancellation", URLError(.cancelled)),
  ]
}
