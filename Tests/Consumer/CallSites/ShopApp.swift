import RecourseUI
import SwiftUI

struct ShopApp: App {
  @State private var router = ErrorRouter(policy: .app)

  var body: some Scene {
    WindowGroup { RootView().errorRouter(router) }
  }
}

struct RootView: View {
  @State private var shop = Shop()
  @State private var sheet = SheetContext()

  var body: some View {
    CartView(shop: shop)
      .errorPolicy { ErrorPolicy.checkout }
      .onErrorRoute(.signIn) { _ in
        _ = await sheet.present { Text("Sign In") }.answer
        return .tryAgain
      }
      .sheet(sheet)
  }
}

struct CartView: View {
  let shop: Shop
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    VStack {
      Button("Pay") { attempt { try await shop.pay() } }
      ThrowingButton("Pay") { try await shop.pay() }
    }
    .onError(of: ValidationError.self) { error in shop.refusal = error }
  }
}

struct OrdersView: View {
  let shop: Shop

  var body: some View {
    ThrowingView(operation: shop.orders) { orders in
      OrderList(orders)
    }
  }
}

struct OrderList: View {
  let orders: [Order]

  init(_ orders: [Order]) {
    self.orders = orders
  }

  var body: some View {
    ForEach(orders) { order in Text(order.title) }
  }
}
