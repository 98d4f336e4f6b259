// One piece of code for each thing that a person may see, as the site's first page shows it.
import RecourseUI
import SwiftUI

// snippet.load
struct OrdersView: View {
  let shop: Shop

  var body: some View {
    ThrowingView(operation: shop.orders) { orders in
      List(orders, id: \.self) { Text($0) }
    }
  }
}
// snippet.end

struct CartView: View {
  let shop: Shop

  var body: some View {
    // snippet.toast
    ThrowingButton("Synchronize") { try await shop.synchronize() }
      .errorTitle("The cart isn’t synchronized")
    // snippet.end
  }
}

// snippet.alert
extension ErrorPolicy {
  static let shop = ErrorPolicy {
    On(.code(CocoaError.fileWriteOutOfSpace), .alert)
    On(.status(500...599), .banner)
    Otherwise(.toast)
  }
}
// snippet.end

struct SignUp: Equatable {
  var email = ""
}

struct SignUpForm: View {
  let shop: Shop
  @State private var signUp = SignUp()

  var body: some View {
    Form {
      // snippet.form
      TextField("Email", text: $signUp.email)
        .errorField(\.email, of: signUp)
      ThrowingButton("Sign Up") {
        guard signUp.email.contains("@") else {
          throw FieldError(\SignUp.email, "Enter an address.")
        }
        try await shop.signUp(signUp)
      }
      // snippet.end
    }
  }
}

struct DraftView: View {
  let shop: Shop
  @State private var isEditing = false

  var body: some View {
    Button("Edit") { isEditing = true }
      // snippet.sheet
      .sheet(isPresented: $isEditing) {
        ThrowingButton("Attach File") { try await shop.attach() }
          .errorHost()
      }
    // snippet.end
  }
}

struct ShopView: View {
  let shop: Shop

  var body: some View {
    NavigationStack {
      // snippet.offline
      OrdersView(shop: shop)
        .offlineBanner()
        // snippet.end
        // snippet.inbox
        .toolbar { ErrorInboxButton() }
      // snippet.end
    }
  }
}

@MainActor
final class Shop {
  func orders() async throws -> [String] { [] }
  func synchronize() async throws {}
  func signUp(_ signUp: SignUp) async throws {}
  func attach() async throws {}
}
