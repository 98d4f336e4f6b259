import FeatureA
import FeatureB
import FeatureC
import Foundation

// The app implements each module's service in terms of the module’s own types and errors.

extension Shop: CartService {
  func cartItems() async throws -> [CartItem] { try await get("cart") }

  func reserve(_ items: [CartItem]) async throws {
    let ids = items.map { "\($0.id)" }.joined(separator: " ")
    try await refusing(CartError.soldOut(itemID: 1)) { try await post(ids, to: "reservation") }
  }

  func pay(_ amount: Int) async throws {
    try await refusing(CartError.declined(amount: amount)) {
      try await post("\(amount)", to: "payment")
    }
  }

  func redeem(voucher: String) async throws {
    try await refusing(VoucherExpired()) { try await post(voucher, to: "voucher") }
  }
}

extension Shop: AccountService {
  func profile() async throws -> Profile { try await get("profile") }

  func count(of kind: String) async throws -> Int { try await get(kind) }

  func signIn(password: String) async throws {
    try await refusing(SignInError.wrongPassword) { try await beginSession(password: password) }
  }

  func upload(portrait: String) async throws {
    try await refusing(PortraitRejected()) { try await post(portrait, to: "portrait") }
  }
}

extension Shop: SyncService {
  func documents() async throws -> [Document] { try await get("documents") }

  func upload(_ document: Document) async throws {
    try await refusing(SyncConflict(title: document.title)) {
      try await post(document.title, to: "documents/\(document.id)")
    }
  }
}

extension Shop {
  /// Replaces a refusal by the server with a module's own error.
  private func refusing(
    _ error: some Error, _ request: () async throws -> Void
  ) async throws {
    do {
      try await request()
    } catch is Refusal {
      throw error
    }
  }
}
