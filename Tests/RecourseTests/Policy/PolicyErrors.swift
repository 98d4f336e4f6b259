import Foundation
import Recourse

enum PolicyAPIError: Error, Equatable {
  case sessionExpired
  case rejected(file: String)
  case overloaded
}

struct PolicyInputError: Error, Equatable {
  let field: String
}

final class PolicyObjectError: Error {}

/// An error with causes.
struct PolicyWrapper: CauseProvider {
  let causes: [any Error]

  init(_ causes: any Error...) {
    self.causes = causes
  }
}

enum PolicySyncError: CauseWrapper, Equatable {
  case notSignedIn
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.notSignedIn, .notSignedIn), (.cancelled, .cancelled): true
    default: false
    }
  }
}

/// An error with a configurable remedy.
struct PolicyRemedyError: ErrorRemedyProvider {
  let remedy: ErrorRemedy
}

extension ErrorRoute {
  static let signIn: Self = "signIn"
  static let upgrade: Self = "upgrade"
}
