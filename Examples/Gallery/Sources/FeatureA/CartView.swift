import RecourseUI
public import SwiftUI

/// The cart: it knows neither the app nor the other modules, and shows no alert itself.
public struct CartView: View {
  @State private var model: CartModel

  /// Creates the cart of a shop.
  public init(service: any CartService) {
    _model = State(initialValue: CartModel(service: service))
  }

  /// The cart, or what has failed.
  public var body: some View {
    ThrowingView {
      CartForm(model: model)
    } operation: {
      try await model.load()
    }
    .onError(of: CartError.self) { try model.recover(from: $0) }
    .errorPolicy(.cart)
  }
}
