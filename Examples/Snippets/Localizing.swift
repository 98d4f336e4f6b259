// Adds an app's own words to those of Recourse, in the languages of the app.
import Foundation
import RecourseUI
import SwiftUI

enum OrderError: LocalizedError {
  case soldOut

  var errorDescription: String? { String(localized: "It’s sold out") }
  var failureReason: String? { String(localized: "The last one was sold a moment ago.") }
  var recoverySuggestion: String? { String(localized: "Choose another color.") }
}

struct OrderButton: View {
  let order: @MainActor () async throws -> Void

  var body: some View {
    ThrowingButton("Order") { try await order() }
      .errorTitle("The order isn’t placed")
  }
}

let describer = ErrorDescriber().mapping(URLError.self) { error in
  guard error.code == .notConnectedToInternet else { return nil }
  return ErrorDescription(
    title: String(localized: "The shop is out of reach"),
    message: String(localized: "The order is sent as soon as there is a network."))
}

let router = ErrorRouter(describer: describer)

func languageOfSettings(_ identifier: String) -> ErrorDescriber {
  ErrorDescriber(locale: Locale(identifier: identifier))
}

#if os(Linux)
  // Foundation has this initializer on Apple's platforms.
  extension String {
    nonisolated fileprivate init(localized key: String) {
      self = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    }
  }
#endif
