extension CodeTable {
  /// The statuses of HTTP responses, in errors.
  ///
  /// A success means that another answer was expected.
  /// Read: the former table of this project; Wikipedia's list of HTTP status codes, which cites
  /// the RFCs and IANA's registry; httpstatuses 421.
  static let http = CodeTable(
    ["HTTP"],
    [
      Row(100...299, .answerInvalid),
      Row(300...303, .tooManyRedirects),  // multipleChoices, movedPermanently, found, seeOther
      Row(304, .answerInvalid),  // notModified
      Row(305...399, .tooManyRedirects),  // useProxy, temporaryRedirect, permanentRedirect
      Row(400, .requestInvalid),  // badRequest
      Row(401, .signInNeeded),  // unauthorized
      Row(402, .paymentNeeded),  // paymentRequired
      Row(403, .notAllowed),  // forbidden
      Row(404, .notFound),  // notFound
      Row(405, .appMistake),  // methodNotAllowed
      Row(406, .appMistake),  // notAcceptable
      Row(407, .proxyFailed),  // proxyAuthenticationRequired
      Row(408, .timedOut),  // requestTimeout
      Row(409, .conflict),  // conflict
      Row(410, .notFound),  // gone
      Row(411, .appMistake),  // lengthRequired
      Row(412, .conflict),  // preconditionFailed
      Row(413, .tooLarge),  // contentTooLarge
      Row(414, .appMistake),  // uriTooLong
      Row(415, .formatUnsupported),  // unsupportedMediaType
      Row(416, .appMistake),  // rangeNotSatisfiable
      Row(417, .appMistake),  // expectationFailed
      Row(418...420, .requestInvalid),
      // The request was sent over a connection for another host; another connection may work.
      Row(421, .requestInvalid, .transient),  // misdirectedRequest
      Row(422, .inputInvalid),  // unprocessableContent
      Row(423, .locked),  // locked
      Row(424, .requestInvalid),  // failedDependency
      Row(425, .serviceUnavailable),  // tooEarly
      Row(426, .versionTooOld),  // upgradeRequired
      Row(427, .requestInvalid),
      Row(428, .appMistake),  // preconditionRequired
      Row(429, .tooManyRequests),  // tooManyRequests
      Row(430, .requestInvalid),
      Row(431, .appMistake),  // requestHeaderFieldsTooLarge
      Row(432...450, .requestInvalid),
      Row(451, .legalReasons),  // unavailableForLegalReasons
      Row(452...499, .requestInvalid),
      Row(500, .serverFailed),  // internalServerError
      Row(501, .serverFailed, .permanent),  // notImplemented
      Row(502, .serviceUnavailable),  // badGateway
      Row(503, .serviceUnavailable),  // serviceUnavailable
      Row(504, .timedOut),  // gatewayTimeout
      Row(505, .serverFailed, .permanent),  // httpVersionNotSupported
      Row(506, .serverFailed, .permanent),  // variantAlsoNegotiates
      Row(507, .diskFull),  // insufficientStorage
      Row(508, .serverFailed, .permanent),  // loopDetected
      Row(509, .serverFailed),
      Row(510, .serverFailed, .permanent),  // notExtended
      Row(511, .signInNeeded),  // networkAuthenticationRequired
      Row(512...599, .serverFailed),
    ])

  /// The domain in which Google's session fetcher reports HTTP statuses.
  ///
  /// Read: GTMSessionFetcher.m, kGTMSessionFetcherStatusDomain.
  static let googleHTTP = CodeTable(["com.google.HTTPStatus"], sameAs: "HTTP")
}
