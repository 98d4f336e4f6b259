extension MeaningRow {
  /// The meanings of errors in general, of connections, and of the answers of servers.
  static let connection = [
    // General.
    MeaningRow(
      .general, "Something went wrong", "This couldn’t be completed.",
      .unknown, .contactSupport, isGeneral: true),
    MeaningRow(.cancelled, "Cancelled", "This was stopped before it was finished.", .unknown),
    MeaningRow(
      .appMistake, "The app made a mistake",
      "This couldn’t be completed because of an error in the app.",
      .permanent, .contactSupport, isGeneral: true, exit: .software),
    MeaningRow(
      .unsupported, "This isn’t supported",
      "This isn’t possible on this device or with this version.",
      .permanent, exit: .unavailable),
    MeaningRow(
      .inProgress, "This is already running", "Wait until it has finished.",
      .transient, exit: .temporary),
    MeaningRow(
      .pending, "This isn’t finished yet",
      "It’s still being processed or waiting for approval. You don’t need to do it again.",
      .needsUser, exit: .temporary),
    MeaningRow(
      .limitReached, "A limit has been reached", "No more of this is possible for now.",
      .transient, .tryAgainLater, exit: .temporary),

    // Connection.
    MeaningRow(
      .notConnected, "You’re offline", "Connect to the internet, then try again.",
      .transient, shared: .offline, isUnprocessed: true, exit: .unavailable),
    MeaningRow(
      .dataNotAllowed, "Mobile data isn’t available", "Mobile data or roaming is turned off.",
      .needsUser, .useSettings, shared: .offline, exit: .unavailable),
    MeaningRow(
      .lowDataMode, "Low Data Mode is on", "This isn’t loaded in Low Data Mode.",
      .needsUser, .useSettings, shared: .offline, exit: .unavailable),
    MeaningRow(
      .wifiNeeded, "Wi-Fi is needed", "This isn’t loaded over mobile data.",
      .needsUser, shared: .offline, exit: .unavailable),
    MeaningRow(
      .duringCall, "There’s no connection during a call",
      "The network can’t be used for data during the call.",
      .transient, .tryAgainLater, shared: .offline, exit: .unavailable),
    MeaningRow(
      .cannotConnect, "Can’t connect to the server", "The server didn’t accept the connection.",
      .transient, .tryAgainLater, isUnprocessed: true, exit: .unavailable),
    MeaningRow(
      .connectionRefused, "The connection was refused",
      "There’s no service running at this address.",
      .transient, .tryAgainLater, isUnprocessed: true, exit: .unavailable),
    MeaningRow(
      .connectionLost, "The connection was lost",
      "The connection ended before everything had arrived.",
      .transient, .checkConnection, exit: .temporary),
    MeaningRow(
      .connectionClosed, "The connection was closed", "The other side ended it.",
      .transient, .tryAgain, exit: .inputOutput),
    MeaningRow(
      .hostNotFound, "The server can’t be found", "There’s no server at this address.",
      .transient, .checkConnection, isUnprocessed: true, exit: .noHost),
    MeaningRow(
      .timedOut, "This took too long", "The server didn’t answer in time.",
      .transient, .tryAgain, exit: .temporary),
    MeaningRow(
      .tookTooLong, "This took too long", "It didn’t finish in time.",
      .transient, .tryAgain, exit: .temporary),
    MeaningRow(
      .notSecure, "The connection isn’t secure",
      "The server’s identity couldn’t be confirmed, so nothing was sent.",
      .permanent, .contactSupport, exit: .protocolError),
    MeaningRow(
      .certificateDate, "The server’s certificate isn’t valid now",
      "Its dates don’t match the date on this device, so nothing was sent.",
      .needsUser, .checkDate, exit: .protocolError),
    MeaningRow(
      .certificateNeeded, "A certificate is needed",
      "The server didn’t accept this device’s certificate.",
      .needsUser, .askAdministrator, exit: .noPermission),
    MeaningRow(
      .addressInvalid, "The address isn’t valid", "It can’t be opened.",
      .needsUser, .checkAddress, exit: .dataError),
    MeaningRow(
      .answerInvalid, "The answer can’t be used", "The server sent something unexpected.",
      .permanent, .contactSupport, isGeneral: true, exit: .protocolError),
    MeaningRow(
      .tooManyRedirects, "The page leads nowhere", "The server kept pointing to other addresses.",
      .permanent, .contactSupport, exit: .protocolError),
    MeaningRow(
      .downloadFailed, "The download couldn’t be saved",
      "The file couldn’t be written to this device.",
      .transient, .tryAgain, isGeneral: true, exit: .temporary),
    MeaningRow(
      .interrupted, "The transfer was interrupted",
      "The system stopped it while the app was in the background.",
      .transient, .tryAgain, exit: .temporary),
    MeaningRow(
      .proxyFailed, "The proxy doesn’t respond",
      "The connection goes through a proxy server that can’t be used.",
      .needsUser, .checkConnection, exit: .unavailable),
    MeaningRow(
      .localNetworkDenied, "Your local network isn’t available",
      "The app isn’t allowed to find devices on your network.",
      .needsUser, .useSettings, exit: .noPermission),
    MeaningRow(
      .wifiJoinFailed, "The Wi-Fi network can’t be joined", "It didn’t accept this device.",
      .transient, .tryAgain, exit: .unavailable),

    // What a server answers.
    MeaningRow(
      .requestInvalid, "The request wasn’t accepted", "The server couldn’t make sense of it.",
      .permanent, .contactSupport, isGeneral: true, exit: .protocolError),
    MeaningRow(
      .signInNeeded, "You need to sign in", "You aren’t signed in, or your session has ended.",
      .needsUser, .signInAgain, shared: .signedOut, exit: .noPermission),
    MeaningRow(
      .paymentNeeded, "A payment is needed", "This isn’t included in what you’ve paid for.",
      .needsUser, exit: .noPermission),
    MeaningRow(
      .notAllowed, "You don’t have access", "Your account isn’t allowed to do this.",
      .needsUser, .askAdministrator, exit: .noPermission),
    MeaningRow(
      .notFound, "This can’t be found", "It may have been moved or deleted.",
      .permanent, exit: .noInput),
    MeaningRow(
      .conflict, "This was changed somewhere else",
      "Your change couldn’t be saved because there’s a newer version.",
      .needsUser, .reload, exit: .temporary),
    MeaningRow(
      .tooLarge, "This is too large", "It’s larger than what’s accepted.",
      .permanent, exit: .dataError),
    MeaningRow(
      .formatUnsupported, "This format isn’t supported",
      "The server doesn’t accept this kind of data.",
      .permanent, exit: .dataError),
    MeaningRow(
      .tooManyRequests, "Too many requests", "The server needs a break before it answers again.",
      .transient, .tryAgainLater, isUnprocessed: true, exit: .temporary),
    MeaningRow(
      .legalReasons, "This isn’t available", "It was withheld for legal reasons.",
      .permanent, exit: .noPermission),
    MeaningRow(
      .serverFailed, "The server has a problem",
      "Something went wrong on the server. It’s not your fault.",
      .transient, .tryAgainLater, isGeneral: true, exit: .unavailable),
    MeaningRow(
      .serviceUnavailable, "The service isn’t available", "It’s overloaded or under maintenance.",
      .transient, .tryAgainLater, shared: .serviceUnavailable, exit: .unavailable),
    MeaningRow(
      .versionTooOld, "The app is out of date", "The server doesn’t support this version any more.",
      .needsUser, .updateApp, exit: .protocolError),
    MeaningRow(
      .locked, "This is locked", "Someone else is working on it.",
      .transient, .tryAgainLater, exit: .temporary),
  ]
}
