import Foundation
import Recourse

/// Hostile errors in words, in several languages, and as the support reads them.
struct DescriptionTarget: FuzzTarget {
  private let describers = ["en", "de", "ar", "ja"].map {
    ErrorDescriber(locale: Locale(identifier: $0))
  }

  func run(_ input: Data) {
    var reader = FuzzInput(input)
    let error = reader.error()
    for describer in describers {
      let words = describer.describe(error)
      for text in [words.title, words.message, words.fullMessage] {
        require(!text.isEmpty, "A text is empty.")
        require(!text.contains("(null)"), "A text says (null).")
        require(!text.contains(HostileError.secret), "A person reads a payload.")
        require(!text.contains("\0"), "A text has a control character.")
      }
      require(words.title.count <= 1_000, "A title is longer than a screen.")
      require(words == describer.describe(error), "The words differ the second time.")
    }
    let details = ErrorDetails(of: error)
    for text in [details.developerText, details.shareableText] {
      require(!text.contains(HostileError.secret), "A log contains a payload.")
    }
    require(Fingerprint(of: error) == Fingerprint(of: error), "The fingerprints differ.")
    require(!details.developerText.isEmpty && !details.shareableText.isEmpty, "No details.")
    _ = error.remedy
    let wrapped = NSError(domain: "App", code: 1, userInfo: [NSUnderlyingErrorKey: error])
    require(
      !error.isCancellation || wrapped.isCancellation, "Wrapping hides a cancellation.")
  }
}
