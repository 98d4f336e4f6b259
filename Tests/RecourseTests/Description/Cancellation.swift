import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A way in which cancellation arrives.
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
    return plain + plain.map(\.wrapped) + plain.map(\.wrapped.wrapped)
  }()

  private var wrapped: Cancellation {
    Cancellation(
      testDescription: "\(testDescription) in another error",
      error: NSError(domain: "Wrapper", code: 1, userInfo: [NSUnderlyingErrorKey: error]))
  }
}
