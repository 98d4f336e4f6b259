import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A form in which an operation can report its cancellation.
struct Cancellation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let error: any Error

  static let all: [Cancellation] = {
    let plain = [
      Cancellation(testDescription: "CancellationError", error: CancellationError()),
      Cancellation(testDescription: "URLError", error: URLError(.cancelled)),
      Cancellation(testDescription: "CocoaError", error: CocoaError(.userCancelled)),
      Cancellation(testDescription: "POSIXError", error: POSIXError(.ECANCELED)),
    ]
    let bridged = plain.map {
      Cancellation(testDescription: "\($0.testDescription) as NSError", error: $0.error as NSError)
    }
    return plain + bridged + plain.map(\.wrapped) + plain.map(\.wrapped.wrapped)
  }()

  private var wrapped: Cancellation {
    Cancellation(
      testDescription: "\(testDescription) in another error",
      error: NSError(domain: "Wrapper", code: 1, userInfo: [NSUnderlyingErrorKey: error]))
  }
}
