/// grpc-swift 1.
///
/// The errors are no `LocalizedError`.
///
/// Read: grpc/grpc-swift, Sources/GRPC/GRPCStatus.swift, GRPCError.swift.
enum GRPC {
  struct GRPCStatus: Error, Equatable, CustomStringConvertible {
    fileprivate final class Storage: Sendable {
      let message: String?
      let cause: (any Error)?

      init(message: String?, cause: (any Error)?) {
        self.message = message
        self.cause = cause
      }
    }

    struct Code: Hashable, CustomStringConvertible, Sendable {
      private let _rawValue: UInt8

      init(_ code: UInt8) { _rawValue = code }

      var rawValue: Int { Int(_rawValue) }
      var description: String { "code (\(_rawValue))" }
    }

    private let storage: Storage
    let code: Code

    init(_ code: UInt8, _ message: String? = nil, cause: (any Error)? = nil) {
      self.code = Code(code)
      storage = Storage(message: message, cause: cause)
    }

    var description: String {
      "\(code): \(storage.message ?? ""), cause: \(String(describing: storage.cause))"
    }

    static func == (lhs: GRPCStatus, rhs: GRPCStatus) -> Bool {
      lhs.code == rhs.code && lhs.storage.message == rhs.storage.message
    }
  }

  enum GRPCError {
    struct RPCNotImplemented: Error, Equatable, CustomStringConvertible {
      var rpc: String
      var description: String { "The RPC '\(rpc)' isn't implemented" }
    }

    struct RPCCancelledByClient: Error, Equatable, CustomStringConvertible {
      let description = "The client cancelled the RPC"
    }

    struct TimeLimit: Equatable, Sendable {
      let deadline: UInt64
    }

    struct RPCTimedOut: Error, Equatable, CustomStringConvertible {
      var timeLimit: TimeLimit
      var description: String { "The RPC timed out" }
    }

    struct DeserializationFailure: Error, Equatable, CustomStringConvertible {
      let description = "A message couldn't be deserialized"
    }

    struct PayloadLengthLimitExceeded: Error, Equatable, CustomStringConvertible {
      let description: String
    }

    struct InvalidHTTPStatus: Error, Equatable, CustomStringConvertible {
      var status: String?
      var description: String { "Invalid status: \(status ?? "none")" }
    }

    struct WithContext: Error {
      var error: any Error
      var file: StaticString
      var line: Int
      var function: StaticString
    }
  }
}

/// grpc-swift 2.
///
/// The errors are no `LocalizedError`.
///
/// Read: grpc/grpc-swift-2, Sources/GRPCCore/RPCError.swift, RuntimeError.swift, Status.swift.
enum GRPCCore {
  enum Status {
    enum Code {
      enum Wrapped: UInt8, Hashable, Sendable {
        case ok = 0
        case cancelled, unknown, invalidArgument, deadlineExceeded, notFound, alreadyExists
        case permissionDenied, resourceExhausted, failedPrecondition, aborted, outOfRange
        case unimplemented, internalError, unavailable, dataLoss, unauthenticated
      }
    }
  }

  struct Metadata: Hashable, Sendable {
    var elements: [String: String] = [:]
  }

  struct RPCError: Error, CustomStringConvertible {
    struct Code: Hashable, Sendable, CustomStringConvertible {
      var wrapped: Status.Code.Wrapped
      var description: String { "\(wrapped)" }
    }

    var code: Code
    var message: String
    var metadata: Metadata
    var cause: (any Error)?

    init(
      _ code: Status.Code.Wrapped, _ message: String = "", metadata: [String: String] = [:],
      cause: (any Error)? = nil
    ) {
      self.code = Code(wrapped: code)
      self.message = message
      self.metadata = Metadata(elements: metadata)
      self.cause = cause
    }

    var description: String { "\(code): \"\(message)\" (cause: \(String(describing: cause)))" }
  }

  struct RuntimeError: Error, CustomStringConvertible {
    struct Code: Hashable, Sendable {
      fileprivate enum Value {
        case invalidArgument, serverIsAlreadyRunning, serverIsStopped, clientIsAlreadyRunning
        case clientIsStopped, transportError
      }

      private var value: Value

      static var invalidArgument: Self { Self(value: .invalidArgument) }
      static var clientIsStopped: Self { Self(value: .clientIsStopped) }
      static var transportError: Self { Self(value: .transportError) }
    }

    var code: Code
    var message: String
    var cause: (any Error)?

    var description: String { "\(code): \"\(message)\" (cause: \(String(describing: cause)))" }
  }
}
