import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ErrorExample {
  /// Errors of `URLSession`, named by their codes, without the cancellation, which is not an error.
  static let network: [ErrorExample] =
    ([
      ("notConnectedToInternet", .notConnectedToInternet),
      ("dataNotAllowed", .dataNotAllowed),
      ("internationalRoamingOff", .internationalRoamingOff),
      ("callIsActive", .callIsActive),
      ("timedOut", .timedOut),
      ("cannotFindHost", .cannotFindHost),
      ("dnsLookupFailed", .dnsLookupFailed),
      ("cannotConnectToHost", .cannotConnectToHost),
      ("networkConnectionLost", .networkConnectionLost),
      ("badURL", .badURL),
      ("unsupportedURL", .unsupportedURL),
      ("httpTooManyRedirects", .httpTooManyRedirects),
      ("resourceUnavailable", .resourceUnavailable),
      ("badServerResponse", .badServerResponse),
      ("zeroByteResource", .zeroByteResource),
      ("cannotDecodeContentData", .cannotDecodeContentData),
      ("cannotParseResponse", .cannotParseResponse),
      ("userAuthenticationRequired", .userAuthenticationRequired),
      ("userCancelledAuthentication", .userCancelledAuthentication),
      (
        "appTransportSecurityRequiresSecureConnection",
        .appTransportSecurityRequiresSecureConnection
      ),
      ("secureConnectionFailed", .secureConnectionFailed),
      ("serverCertificateHasBadDate", .serverCertificateHasBadDate),
      ("serverCertificateUntrusted", .serverCertificateUntrusted),
      ("serverCertificateNotYetValid", .serverCertificateNotYetValid),
      ("clientCertificateRejected", .clientCertificateRejected),
      ("clientCertificateRequired", .clientCertificateRequired),
      ("dataLengthExceedsMaximum", .dataLengthExceedsMaximum),
      ("requestBodyStreamExhausted", .requestBodyStreamExhausted),
      ("backgroundSessionWasDisconnected", .backgroundSessionWasDisconnected),
      ("cannotWriteToFile", .cannotWriteToFile),
      ("downloadDecodingFailedMidStream", .downloadDecodingFailedMidStream),
    ] as [(String, URLError.Code)])
    .map { ErrorExample(.network, $0, URLError($1)) }
}
