import Foundation
import RecourseUI

extension ErrorLanguage {
  /// The languages for which there are texts about animals.
  static let ofAnimals = ["en", "de", "ar"].map(ErrorLanguage.init)

  func name(of animal: Animal?) -> String {
    word(animal.map { "animal.\($0.rawValue)" } ?? "nothingYet")
  }

  /// Returns the text that is shown during an attempt to fetch an animal.
  func progress(ofAttempt attempt: Int) -> String {
    word(attempt == 1 ? "fetching" : "tryingAgain")
      .replacingOccurrences(of: "%1$@", with: "\(attempt)")
      .replacingOccurrences(of: "%2$@", with: "\(AnimalState.maxAttempts)")
  }

  /// Describes errors, including the app's own.
  var animalDescriber: ErrorDescriber {
    ErrorDescriber(locale: locale).mapping(AnimalError.self) { error in
      ErrorDescription(
        title: word("error.\(error).title"), message: word("error.\(error).message"),
        recoverySuggestion: word("error.\(error).suggestion"))
    }
  }

  private func word(_ key: String) -> String {
    let folder = Bundle.module.path(forResource: identifier, ofType: "lproj")
    let bundle = folder.flatMap(Bundle.init(path:)) ?? .module
    return bundle.localizedString(forKey: key, value: nil, table: "Animals")
  }
}
