extension RetryAfter {
  /// Returns the sentence that suggests when to try again.
  package func suggestion(in text: BuiltInText) -> String {
    // Round up: the server would reject an early request.
    let seconds: Int = delay().secondsRoundedUp()
    return switch seconds {
    case ..<1: text["suggestion.tryAgain"]
    case ..<91: text["retry.seconds", count: seconds]
    case ..<(91 * 60): text["retry.minutes", count: (seconds - 1) / 60 + 1]
    case ..<(49 * 3_600): text["retry.hours", count: (seconds - 1) / 3_600 + 1]
    default: text["suggestion.tryAgainLater"]
    }
  }
}
