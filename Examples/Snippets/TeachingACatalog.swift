// Teaches the library the errors of a library that it doesn't know.
import Foundation
import Recourse

enum AcmeError: Error {
  case wrongPIN, busy
}

extension ErrorCatalog {
  static let app = ErrorCatalog()
    .mapping(domain: "AcmePay", codes: [3, 9], to: .cancelled)
    .mapping(domain: "AcmePay", codes: 500...599, to: .serverFailed)
    .mapping(AcmeError.self) { $0 == .wrongPIN ? .passwordWrong : .inProgress }
    .texts(ofDomain: "AcmePay", are: .forDevelopers)
}

let router = ErrorRouter(describer: ErrorDescriber(catalog: .app))
let journal = ErrorJournal(catalog: .app)
let context = RetryContext(catalog: .app)

extension ErrorCatalog {
  /// What the errors of AcmeKit mean, for apps that use Recourse.
  public static let acme = ErrorCatalog()
    .mapping(domain: "AcmeKit.Errors", codes: [1], to: .notConnected)
}

let both = ErrorCatalog.app.adding(.acme)
