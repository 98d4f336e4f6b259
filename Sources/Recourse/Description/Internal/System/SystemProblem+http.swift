extension SystemProblem {
  /// Returns the meaning of an HTTP status (RFC 9110 and later registrations).
  ///
  /// A success status in an error means that the response was not the expected one. A number
  /// outside the range of statuses returns nil.
  package static func problem(ofStatus status: Int) -> SystemProblem? {
    switch status {
    case 401, 407, 511: .signInNeeded
    case 402: .paymentNeeded
    case 403: .notAllowed
    case 404, 410: .notFound
    case 405, 406, 411, 414, 416, 417, 428, 431: .appMistake
    case 408, 504: .timedOut
    case 409, 412: .conflict
    case 413: .tooLarge
    case 415: .formatUnsupported
    case 422: .inputInvalid
    case 423: .fileBusy
    case 425, 502, 503: .serviceUnavailable
    case 426: .versionTooOld
    case 429: .tooManyRequests
    case 451: .legalReasons
    case 507: .diskFull
    case 100..<300: .answerInvalid
    case 300..<400: .tooManyRedirects
    case 400..<500: .requestInvalid
    case 500..<600: .serverFailed
    default: nil
    }
  }
}
