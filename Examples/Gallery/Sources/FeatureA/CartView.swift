import RecourseUI
public import SwiftUI

/// The cart, which depends on neither the app nor other modules, and presents no alert of its own.
public struct CartView: View {
  @State private var model: CartModel

  /// Creates the cart of a shop.
  public init(service: any CartService) {
    _model = State(initialValue: CartModel(service: service))
  }

  /// The cart, or the error of a failed load.
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
