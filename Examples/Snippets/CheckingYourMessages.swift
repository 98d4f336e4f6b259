// Checks the texts that users read for an app's errors.
import Foundation
import Recourse
import RecourseTesting

enum PhotoError: LocalizedError, CaseIterable {
  case libraryFull, notFound

  var errorDescription: String? {
    switch self {
    case .libraryFull: "The library is full"
    case .notFound: "The photo can’t be found"
    }
  }

  var failureReason: String? {
    switch self {
    case .libraryFull: "There’s no room for more photos."
    case .notFound: "It may have been deleted."
    }
  }
}

enum UploadError: Error {
  case tooLarge(bytes: Int)
  case rejected(by: String)
}

func check() {
  let linter = MessageLinter()
  let findings = linter.findings(in: PhotoError.allCases)

  report(findings)
}

func checkExamples() {
  let linter = MessageLinter()
  let findings = linter.findings(in: [
    UploadError.tooLarge(bytes: 5_000_000), UploadError.rejected(by: "Ann"),
  ])

  report(findings)
}

func checkLanguages() {
  let linter = MessageLinter(locales: ["en", "ja", "ar"].map(Locale.init(identifier:))) { locale in
    let words = Words(of: locale)
    let rejected = ErrorDescription(title: words["upload.title"], message: words["upload.message"])
    return ErrorDescriber(locale: locale).mapping(UploadError.self) { _ in rejected }
  }

  report(linter.findings(in: [UploadError.tooLarge(bytes: 1)]))
}

/// The app's texts in one language.
struct Words {
  private let folder: Bundle?

  init(of locale: Locale) {
    let language = locale.language.minimalIdentifier
    folder = Bundle.main.path(forResource: language, ofType: "lproj").flatMap(Bundle.init(path:))
  }

  subscript(_ key: String) -> String {
    (folder ?? .main).localizedString(forKey: key, value: nil, table: nil)
  }
}

func report(_ findings: [MessageFinding]) {
  for finding in findings { print(finding) }
}
