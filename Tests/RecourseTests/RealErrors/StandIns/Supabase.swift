import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// supabase-swift 2: the errors of its modules.
///
/// Their descriptions are what the server says.
///
/// Read: supabase/supabase-swift, Sources/Auth/AuthError.swift, Storage/StorageError.swift,
/// Functions/Types.swift, Helpers/SharedModels/PostgrestError.swift, HTTPError.swift.
enum Supabase {
  enum Auth {
    struct ErrorCode: RawRepresentable, Hashable, Sendable {
      let rawValue: String
    }

    enum AuthError: LocalizedError, Equatable {
      case sessionMissing
      case weakPassword(message: String, reasons: [String])
      case api(
        message: String, errorCode: ErrorCode, underlyingData: Data,
        underlyingResponse: HTTPURLResponse)
      case pkceGrantCodeExchange(message: String, error: String? = nil, code: String? = nil)
      case implicitGrantRedirect(message: String)
      case jwtVerificationFailed(message: String)

      var errorDescription: String? {
        switch self {
        case .sessionMissing: "There is no auth session."
        case .weakPassword(let message, _), .api(let message, _, _, _),
          .pkceGrantCodeExchange(let message, _, _), .implicitGrantRedirect(let message),
          .jwtVerificationFailed(let message):
          message
        }
      }
    }
  }

  enum Helpers {
    struct PostgrestError: LocalizedError {
      let details: String?
      let hint: String?
      let code: String?
      let message: String
      var errorDescription: String? { message }
    }

    struct HTTPError: LocalizedError {
      let data: Data
      let response: HTTPURLResponse

      var errorDescription: String? {
        "Status Code: \(response.statusCode) Body: \(String(decoding: data, as: UTF8.self))"
      }
    }
  }

  enum Storage {
    struct StorageError: LocalizedError {
      var statusCode: String?
      var message: String
      var error: String?
      var errorDescription: String? { message }
    }
  }

  enum Functions {
    enum FunctionsError: LocalizedError {
      case relayError
      case httpError(code: Int, data: Data)

      var errorDescription: String? {
        switch self {
        case .relayError: "The relay failed to invoke the Edge Function"
        case .httpError(let code, _): "The Edge Function answered with status code \(code)"
        }
      }
    }
  }

  enum Realtime {
    enum WebSocketError: LocalizedError {
      case connection(message: String, error: any Error)

      var errorDescription: String? {
        switch self {
        case .connection(let message, let error): "\(message) \(error.localizedDescription)"
        }
      }
    }
  }
}

/// supabase-swift 3, in which every module wraps the failures of the connection.
///
/// Read: supabase/supabase-swift#1336, #1337, #1344.
enum SupabaseV3 {
  struct HTTPErrorResponse: Sendable {
    let statusCode: Int
  }

  enum Auth {
    struct AuthError: LocalizedError {
      enum Kind: Sendable {
        case api, sessionMissing, weakPassword, pkceGrantCodeExchange, implicitGrantRedirect
        case jwtVerificationFailed, webAuthn, unexpectedResponse, transport, decoding
      }

      let kind: Kind
      let message: String
      let errorCode: String?
      let weakPasswordReasons: [String]
      let response: HTTPErrorResponse?
      let underlyingError: (any Error)?
      var errorDescription: String? { message }
    }
  }
}
