extension SystemProblem {
  /// Returns the words for an error with this meaning.
  func words(about error: any Error, in text: BuiltInText) -> ErrorWords {
    ErrorWords(
      title: text["problem.\(rawValue).title"],
      message: message(about: error, in: text),
      suggestion: suggestion.map { text["suggestion.\($0.rawValue)"] })
  }

  /// Returns the message, which names the affected part of the data if the error provides one.
  private func message(about error: any Error, in text: BuiltInText) -> String {
    guard self == .dataUnreadable || self == .dataIncomplete,
      let part = (error as? DecodingError)?.part
    else { return text["problem.\(rawValue).message"] }
    return text["problem.\(rawValue).part", part]
  }
}
