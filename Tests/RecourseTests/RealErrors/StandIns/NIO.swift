import Foundation

/// SwiftNIO 2.
///
/// The errors are no `LocalizedError`.
///
/// Read: apple/swift-nio, Sources/NIOCore/Channel.swift, IO.swift, EventLoop.swift,
/// SocketAddresses.swift, AsyncAwaitSupport.swift.
enum NIOCore {
  struct TimeAmount: Hashable, Sendable {
    let nanoseconds: Int64
  }

  struct NIONetworkDevice: Hashable, Sendable {
    let name: String
  }

  struct SocketAddress: Hashable, Sendable, CustomStringConvertible {
    let description: String
  }

  enum ChannelError: Error, Equatable {
    case connectPending
    case connectTimeout(TimeAmount)
    case operationUnsupported
    case ioOnClosedChannel
    case alreadyClosed
    case outputClosed
    case inputClosed
    case eof
    case writeMessageTooLarge
    case writeHostUnreachable
    case unknownLocalAddress
    case badMulticastGroupAddressFamily
    case badInterfaceAddressFamily
    case illegalMulticastAddress(SocketAddress)
    case multicastNotSupported(NIONetworkDevice)
    case inappropriateOperationForState
    case unremovableHandler
  }

  enum EventLoopError: Error {
    case unsupportedOperation
    case cancelled
    case shutdown
    case shutdownFailed
  }

  struct IOError: Swift.Error, CustomStringConvertible {
    enum Error: Sendable {
      case errno(CInt)
    }

    private var failureDescription: String
    let error: Error

    init(errnoCode: CInt, reason: String) {
      failureDescription = reason
      error = .errno(errnoCode)
    }

    var description: String { "\(failureDescription) (\(error))" }
  }

  enum SocketAddressError: Error, Equatable, Hashable {
    case unknown(host: String, port: Int)
    case unsupported
    case unixDomainSocketPathTooLong
    case failedToParseIPString(String)

    struct UnknownHost: Error, Hashable, CustomStringConvertible {
      var host: String
      var port: Int
      var errorCode: Int
      var errorDescription: String
      var description: String { "\(errorDescription) (error \(errorCode)) for host \(host)" }
    }
  }

  struct NIOTooManyBytesError: Error, Hashable {
    var maxBytes: Int?
  }
}

extension NIOCore.ChannelError: CustomStringConvertible {
  var description: String {
    switch self {
    case .connectTimeout(let amount): "The connection timed out (\(amount))"
    default: "The channel failed"
    }
  }
}

/// Read: apple/swift-nio, Sources/NIOPosix/HappyEyeballs.swift.
enum NIOPosix {
  struct SingleConnectionFailure: Sendable {
    let target: NIOCore.SocketAddress
    let error: any Error
  }

  struct NIOConnectionError: Error, CustomStringConvertible {
    let host: String
    let port: Int
    var dnsAError: (any Error)?
    var dnsAAAAError: (any Error)?
    var connectionErrors: [SingleConnectionFailure] = []

    var description: String {
      "DNS: \(String(describing: dnsAError)), connections: \(connectionErrors)"
    }
  }
}

/// Read: apple/swift-nio-ssl, Sources/NIOSSL/SSLErrors.swift.
enum NIOSSL {
  struct BoringSSLInternalError: Equatable, CustomStringConvertible, Sendable {
    fileprivate enum Backing: Hashable {
      case boringSSLErrorInfo(UInt32, String, UInt)
      case synthetic(String)
    }

    private var backing: Backing

    init(_ code: UInt32, _ file: String) { backing = .boringSSLErrorInfo(code, file, 297) }

    var description: String { "Error: \(backing)" }
  }

  enum BoringSSLError: Error, Equatable {
    case noError
    case zeroReturn
    case syscallError
    case sslError([BoringSSLInternalError])
    case unknownError([BoringSSLInternalError])
  }

  enum NIOSSLError: Error, Equatable {
    case writeDuringTLSShutdown
    case noSuchFilesystemObject
    case failedToLoadCertificate
    case failedToLoadPrivateKey
    case handshakeFailed(BoringSSLError)
    case shutdownFailed(BoringSSLError)
    case cannotMatchULabel
    case noCertificateToValidate
    case unableToValidateCertificate
    case cannotFindPeerIP
    case readInInvalidTLSState
    case uncleanShutdown
  }

  struct NIOSSLExtraError: Error, Equatable, CustomStringConvertible {
    fileprivate enum BaseError: Equatable {
      case failedToValidateHostname
      case serverHostnameImpossibleToMatch
      case cannotUseIPAddressInSNI
      case invalidSNIHostname
      case unknownPrivateKeyFileType
      case noForwardProgress
    }

    private var baseError: BaseError
    private var _description: String?

    static let failedToValidateHostname = NIOSSLExtraError(
      baseError: .failedToValidateHostname,
      _description: "The peer's certificate has no api.example.com")

    var description: String { "NIOSSLExtraError.\(baseError): \(_description ?? "")" }
  }
}
