public import RecourseUI
import SharedErrors

extension ErrorPolicy {
  /// What the cart decides itself; it leaves the rest to whoever is around.
  public static let cart = ErrorPolicy("cart") {
    // What only fills the screen fails as it does everywhere.
    On(origins: [.firstLoad, .refresh], .parent)
    On(CartError.self, .alert)
    // Who has paid wants to know for certain.
    On(APIError.networkUnavailable, .alert)
  }
}
