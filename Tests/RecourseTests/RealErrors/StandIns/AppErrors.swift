import Foundation

/// Errors as apps write them themselves.
///
/// No library knows them.
enum AppErrors {
  /// With a description, in several lengths.
  enum Declined: LocalizedError {
    case expiredVoucher, card, sessionOver, long, lines, german, spaces

    var errorDescription: String? {
      switch self {
      case .expiredVoucher: "The voucher has expired."
      case .card: "The card was declined"
      case .sessionOver: "Your session has ended. Sign in again to continue."
      case .long:
        "This workspace has reached the number of projects that its plan includes, so the project "
          + "you duplicated wasn’t added. Archive projects you no longer need, or ask an owner of "
          + "the workspace to choose a larger plan under Workspace, Billing."
      case .lines: "Two seats are no longer free.\nChoose others for row 12."
      case .german: "Der Gutschein ist abgelaufen."
      case .spaces: "  The table is no longer free.\n"
      }
    }
  }

  /// With all that the protocol offers.
  struct Full: LocalizedError {
    var errorDescription: String? { "The card was declined" }
    var failureReason: String? { "Your bank didn’t approve the payment." }
    var recoverySuggestion: String? { "Try another card." }
  }

  /// With a title and what to do, without a reason.
  struct Suggesting: LocalizedError {
    var errorDescription: String? { "This room is taken" }
    var recoverySuggestion: String? { "Choose another time." }
  }

  /// With a reason only.
  struct Reason: LocalizedError {
    var failureReason: String? { "The shop is closed until 9 a.m." }
  }

  /// Without words: one type that carries the server's.
  enum APIError: Error {
    case server(message: String)
    case network
    case noData
    case invalidStatus(code: String)
  }

  /// A plain struct without words.
  struct HTTPFailure: Error {
    let endpoint: String
    let body: String
  }

  /// Looks like words, but `localizedDescription` is no requirement of `Error`: nobody calls it.
  enum Misspelt: Error {
    case parsing(description: String)

    var localizedDescription: String {
      switch self {
      case .parsing(let description): description
      }
    }
  }

  /// The server's words, as an app passes them on.
  struct ServerMessage: LocalizedError {
    let message: String
    var errorDescription: String? { message }
  }

  /// A description and its cause, as a stored property.
  struct Titled: LocalizedError {
    let title: String
    let underlyingError: (any Error)?
    var errorDescription: String? { title }
  }

  /// Generated for Rust: the description is the value itself.
  enum SelfDump: LocalizedError {
    case InvalidToken(token: String)
    case Http(status: UInt16, body: String)

    var errorDescription: String? { String(reflecting: self) }
  }

  /// The same with the shorter form.
  struct ShortSelfDump: LocalizedError {
    let refreshToken: String
    var errorDescription: String? { "\(self)" }
  }

  /// Passes on the words of its cause.
  enum PassedOn: LocalizedError {
    case network(any Error)
    case general(error: any Error)

    var errorDescription: String? {
      switch self {
      case .network(let error): error.localizedDescription
      case .general(let error): "General error: \(error)"
      }
    }
  }

  /// A cause without words, in the places where people put it.
  enum Wrapper: Error {
    case transport(any Error)
    case network(underlying: any Error)
    case other((any Error)?)
    case many([any Error])
    case request(id: Int, cause: any Error, attempts: Int)
    indirect case nested(Wrapper)
  }

  struct Holder: Error {
    let operation: String
    let cause: (any Error)?
  }

  struct Batch: Error {
    let errors: [any Error]
  }

  enum Typed<Failure: Error>: Error {
    case failed(Failure)
    case noContent
  }

  final class Reference: Error {
    let inner: any Error

    init(_ inner: any Error) { self.inner = inner }
  }

  /// Foundation's codes with an own domain and words.
  struct Numbered: CustomNSError {
    static let errorDomain = "com.example.shop.checkout"
    let errorCode: Int
    let words: String
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }
  }
}
