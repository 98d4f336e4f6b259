public import RecourseUI
import SharedErrors

extension ErrorPolicy {
  /// The cart's own rules; all other errors fall through to the enclosing policy.
  public static let cart = ErrorPolicy("cart") {
    // Loads and refreshes follow the app's policy, as on every other screen.
    On(.origin(.firstLoad, .refresh), .parent)
    On(.type(CartError.self), .alert)
    // A person who pays needs to know for certain whether the payment succeeded.
    On(.error(APIError.networkUnavailable), .alert)
  }
}
