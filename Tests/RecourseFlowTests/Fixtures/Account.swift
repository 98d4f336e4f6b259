import RecourseUI
import SwiftUI

/// An account that accepts orders once the user has signed in.
@MainActor
final class Account {
  private(set) var isSignedIn = false
  private(set) var attempts = 0
  private(set) var orders = 0

  func signIn() {
    isSignedIn = true
  }

  func order() throws {
    attempts += 1
    guard isSignedIn else { throw PaymentError(number: 1) }
    orders += 1
  }
}

/// A page with an Order button, which presents the sign-in page when an order requires signing in.
struct OrderPage: View {
  let account: Account
  @State private var sheet = SheetContext()

  var body: some View {
    SheetPage(title: "Cart") {
      ThrowingButton("Order") { try account.order() }
    }
    .onErrorRoute("signIn") { _ in
      _ = await sheet.present { SignInPage(account: account) }.answer
      return account.isSignedIn ? .tryAgain : .stop
    }
    .sheet(sheet)
  }
}

private struct SignInPage: View {
  let account: Account
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Welcome")
      Button("Sign In") {
        account.signIn()
        dismiss()
      }
    }
  }
}
