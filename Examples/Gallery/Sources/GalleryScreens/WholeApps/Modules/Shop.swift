import FeatureA
import FeatureB
import FeatureC
import Foundation
import RecourseTestServer
import RecourseUI
import SharedErrors

/// The shop, which implements each module’s service with the module’s own types and errors.
@MainActor
final class Shop {
  /// The shop’s server, which requires a session.
  let server = GalleryServer { try LoopbackServer(respond: Shop.answer) }

  var isSignedIn: Bool { server.scenario != .signedOut }
  private var token: String { isSignedIn ? Self.token : "expired" }

  /// The value of the Authorization field during a session.
  nonisolated static let token = "Ada"

  private func get<Value: Decodable>(_ path: String) async throws -> Value {
    do {
      return try await server.get(path, authorization: token)
    } catch {
      throw APIError(error) ?? error
    }
  }

  /// Sends a value, and throws the refusal if the server refuses the value.
  private func post(_ body: String, to path: String, refusal: any Error) async throws {
    do {
      try await server.send("POST", path, body: Data(body.utf8), authorization: token)
    } catch {
      throw APIError(error) ?? (error is HTTPResponseError ? refusal : error)
    }
  }
}

extension Shop: CartService {
  func cartItems() async throws -> [CartItem] { try await get("cart") }

  func reserve(_ items: [CartItem]) async throws {
    let ids = items.map { "\($0.id)" }.joined(separator: " ")
    try await post(ids, to: "reservation", refusal: CartError.soldOut(itemID: 1))
  }

  func pay(_ amount: Int) async throws {
    try await post("\(amount)", to: "payment", refusal: CartError.declined(amount: amount))
  }

  func redeem(voucher: String) async throws {
    try await post(voucher, to: "voucher", refusal: VoucherExpired())
  }
}

extension Shop: AccountService {
  func profile() async throws -> Profile { try await get("profile") }

  func count(of kind: String) async throws -> Int { try await get(kind) }

  func signIn(password: String) async throws {
    try await post(password, to: "session", refusal: SignInError.wrongPassword)
    server.scenario = .fine
  }

  func upload(portrait: String) async throws {
    try await post(portrait, to: "portrait", refusal: PortraitRejected())
  }
}

extension Shop: SyncService {
  func documents() async throws -> [Document] { try await get("documents") }

  func upload(_ document: Document) async throws {
    let conflict = SyncConflict(title: document.title)
    try await post(document.title, to: "documents/\(document.id)", refusal: conflict)
  }
}

extension APIError {
  /// The app’s error for a failed request; nil for a refusal by the server and for a cancellation.
  fileprivate init?(_ error: any Error) {
    switch error {
    case let error as HTTPResponseError where error.statusCode == 401: self = .sessionExpired
    case let error as HTTPResponseError where error.statusCode == 503: self = .serviceUnavailable
    case is DecodingError: self = .unreadableAnswer
    case is URLError where !error.isCancellation: self = .networkUnavailable
    default: return nil
    }
  }
}

extension ServerScenario {
  /// A session that the server no longer accepts.
  static let signedOut = Self("The session has expired")
}

extension [ServerScenario] {
  /// The scenarios of the Modules screen.
  static let ofModules: Self = [.fine, .signedOut, .unreachable, .unavailable, .malformedBody]
}
