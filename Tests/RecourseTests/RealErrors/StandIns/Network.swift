import Foundation
import Recourse

/// Network.
///
/// The error is no `LocalizedError`; its domain and code are seen in public reports.
///
/// Read: developer.apple.com/documentation/network/nwerror; the numbers of DNSServiceErrorType and
/// of Secure Transport.
enum Network {
  enum NWError: Error, Equatable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
    case wifiAware(Int32)
  }
}

extension Network.NWError: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .posix(let code): "\(code): Failed"
    case .dns(let code): "\(code): NoSuchRecord"
    case .tls(let code): "\(code): handshake"
    case .wifiAware(let code): "\(code): Wi-Fi Aware"
    }
  }
}

extension Network.NWError: CustomNSError {
  static var errorDomain: String { "Network.NWError" }

  var errorCode: Int {
    switch self {
    case .posix(let code): Int(code.rawValue)
    case .dns(let code), .tls(let code), .wifiAware(let code): Int(code)
    }
  }
}

extension RealError {
  private typealias NWError = Network.NWError

  private static let source = "developer.apple.com/documentation/network/nwerror"

  static let network: [RealError] = [
    RealError("REAL_WORLD R1", NWError.posix(.ECANCELED), .cancelled, cancelled: true),
    RealError("SMBClient#177", NWError.posix(.ECONNREFUSED), .connectionRefused),
    RealError(source, NWError.posix(.ETIMEDOUT), .timedOut),
    RealError(source, NWError.posix(.ECONNRESET), .connectionLost),
    RealError(source, NWError.posix(.ENETDOWN), .notConnected),
    RealError(source, NWError.posix(.EHOSTUNREACH), .cannotConnect),
    RealError(source, NWError.posix(.EPIPE), .connectionClosed),
    RealError(source, NWError.dns(-65554), .hostNotFound, hides: ["NoSuchRecord"]),  // NoSuchRecord
    RealError(source, NWError.dns(-65538), .hostNotFound),  // NoSuchName
    RealError(source, NWError.dns(-65568), .timedOut),  // Timeout
    RealError(source, NWError.dns(-65570), .localNetworkDenied),  // PolicyDenied
    RealError(source, NWError.tls(-9807), .notSecure),  // errSSLXCertChainInvalid
    RealError(source, NWError.tls(-9808), .notSecure),  // errSSLBadCert
    RealError(source, NWError.tls(-9813), .notSecure),  // errSSLNoRootCert
    RealError(source, NWError.tls(-9814), .certificateDate),  // errSSLCertExpired
    RealError(source, NWError.tls(-9843), .notSecure),  // errSSLHostNameMismatch
    RealError(
      source, AppErrors.Wrapper.transport(NWError.posix(.ECANCELED)), .cancelled,
      cancelled: true),
  ]
}
