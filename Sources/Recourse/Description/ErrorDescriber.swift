public import Foundation

/// Turns any error into words that a person understands.
///
/// It asks the error itself, then knows what the system's own errors mean, then falls back on
/// general words. The texts are never empty, and never contain an error's associated values.
///
/// ```swift
/// let description = ErrorDescriber().describe(error)
/// print(description.title, description.message)
/// ```
public struct ErrorDescriber: Sendable {
  let text: BuiltInText

  /// Creates a describer.
  ///
  /// - Parameter locale: The language of the built-in words. The default is nil: the language in
  ///   which the app runs.
  public init(locale: Locale? = nil) {
    self.text = BuiltInText(locale: locale)
  }

  /// Describes an error.
  ///
  /// - Parameter error: Any error.
  /// - Returns: A title and a message that are not empty.
  public func describe(_ error: any Error) -> ErrorDescription {
    for cause in error.causes {
      if let cause = cause as? any ErrorAlertConvertible,
        let description = description(cause.errorTitle, [cause.errorMessage])
      {
        return description
      }
      if let problem = SystemProblem(cause) {
        return description(of: problem)
      }
      if let description = ownDescription(of: cause) {
        return description
      }
    }
    return description(of: .general)
  }

  /// What an error says about itself, the way Foundation asks for it.
  private func ownDescription(of error: any Error) -> ErrorDescription? {
    if let error = error as? any LocalizedError {
      return description(
        error.errorDescription, [error.failureReason, error.recoverySuggestion])
    }
    let texts = (error as NSError).userInfo
    return description(
      texts[NSLocalizedDescriptionKey] as? String,
      [NSLocalizedFailureReasonErrorKey, NSLocalizedRecoverySuggestionErrorKey]
        .map { texts[$0] as? String })
  }

  /// Puts together what is said; nil when nothing is.
  private func description(_ title: String?, _ sentences: [String?]) -> ErrorDescription? {
    let general = description(of: .general)
    let message = sentences.compactMap(spoken).joined(separator: " ")
    return switch (spoken(title), message.isEmpty) {
    case (nil, true): nil
    case (let title?, true): ErrorDescription(title: general.title, message: title)
    case (let title, false): ErrorDescription(title: title ?? general.title, message: message)
    }
  }

  private func description(of problem: SystemProblem) -> ErrorDescription {
    ErrorDescription(
      title: text["problem.\(problem.rawValue).title"],
      message: text["problem.\(problem.rawValue).message"])
  }

  /// A text that says something; nil for a blank one, and for what Foundation makes up.
  private func spoken(_ text: String?) -> String? {
    guard let text, text.unicodeScalars.contains(where: isVisible),
      !text.hasPrefix("The operation could")
    else { return nil }
    return text
  }

  private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}
