extension SystemProblem {
  /// The words for an error that means this.
  func words(about error: any Error, in text: BuiltInText) -> ErrorWords {
    ErrorWords(
      title: text["problem.\(rawValue).title"],
      message: message(about: error, in: text),
      suggestion: suggestion.map { text["suggestion.\($0.rawValue)"] })
  }

  /// What it means, with the part of the data that it is about, where the error knows one.
  private func message(about error: any Error, in text: BuiltInText) -> String {
    guard self == .dataUnreadable || self == .dataIncomplete,
      let part = (error as? DecodingError)?.part
    else { return text["problem.\(rawValue).message"] }
    return text["problem.\(rawValue).part", part]
  }
}
