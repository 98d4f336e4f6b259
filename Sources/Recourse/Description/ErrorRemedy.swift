/// The kind of remedy that can help after an error.
///
/// ```swift
/// switch error.remedy {
/// case .transient: showTryAgain()
/// case .needsUser: showWhatToDo()
/// case .permanent, .unknown: showApology()
/// }
/// ```
public enum ErrorRemedy: Sendable, Hashable, Codable, CaseIterable {
  /// Waiting: a timeout, a lost connection or a busy server may be temporary.
  case transient
  /// An action by the person: signing in, granting a permission, freeing space, correcting input.
  case needsUser
  /// A fix by a developer: neither waiting nor the person can help against a bug or an unusable
  /// response.
  case permanent
  /// No known remedy: the error isn't recognized, or says too little about its cause.
  case unknown
}
