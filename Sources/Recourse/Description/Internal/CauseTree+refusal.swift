extension CauseTree {
  /// Whether a service has refused the content of a request for good, so that no other run with the
  /// same content can succeed.
  ///
  /// An answer that may come from somewhere else, such as the page of a hotel's network, refuses
  /// nothing, and a person can sign in, pay or update the app before another run.
  var isRefusal: Bool {
    if isCancellation || remedy == .transient { return false }
    guard fieldErrors.isEmpty else { return true }
    guard let meaning, meaning != .general else { return remedy == .permanent }
    // A remedy that differs from that of the meaning is the app's own decision.
    return Self.refusals.contains(meaning)
      || remedy == .permanent && meaning.row.remedy != .permanent
  }

  /// The meanings of such answers: those of the statuses 400, 403 to 406, 409 to 417, 422, 428, 431
  /// and 451, and their like in other services.
  private static let refusals: Set<ErrorMeaning> = [
    .requestInvalid, .notAllowed, .notFound, .conflict, .tooLarge, .formatUnsupported,
    .legalReasons, .appMistake, .alreadyExists, .fileExists, .contentRefused,
    .inputInvalid, .valueMissing, .valueTooLong, .valueTooShort, .valueOutOfRange, .valueMalformed,
  ]
}
