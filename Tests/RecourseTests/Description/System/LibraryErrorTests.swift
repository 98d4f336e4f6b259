import Foundation
import Testing

// A framework's type name is unavailable without the framework, so the test reads the plain table.
@testable import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif
#if canImport(StoreKit)
  import StoreKit
#endif

@Suite struct LibraryErrorTests {
  @Test(arguments: [
    (AFError.sessionTaskFailed(error: URLError(.timedOut)), [-1001]),
    (.responseSerializationFailed(reason: .decodingFailed(error: URLError(.badURL))), [-1000]),
    (
      .requestRetryFailed(retryError: URLError(.badURL), originalError: URLError(.timedOut)),
      [-1000, -1001]
    ),
    (.sessionInvalidated(error: URLError(.timedOut)), [-1001]),
    (.sessionInvalidated(error: nil), []),
    (.responseSerializationFailed(reason: .inputFileNil), []),
    (.invalidURL(url: "https://example.com"), []),
    (.explicitlyCancelled, []),
  ])
  fileprivate func `finds the causes in a library error's payload`(_ error: AFError, codes: [Int]) {
    let causes = error.causeTree.errors.dropFirst().map { ($0 as? URLError)?.errorCode }
    #expect(causes == codes)
  }

  @Test func `describes a library's error by its cause`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    let timeout = describer.describe(URLError(.timedOut))
    for error in [
      AFError.sessionTaskFailed(error: URLError(.timedOut)),
      StoreKitError.networkError(URLError(.timedOut)),
    ] as [any Error] {
      #expect(describer.describe(error).message == timeout.message)
      #expect(describer.describe(error).supportCode != timeout.supportCode)
    }
  }

  @Test func `recognizes a cancellation in the payload of a library's error`() {
    #expect(AFError.sessionTaskFailed(error: URLError(.cancelled)).isCancellation)
    #expect(!AFError.sessionTaskFailed(error: URLError(.timedOut)).isCancellation)
    let both = AFError.requestRetryFailed(
      retryError: URLError(.cancelled), originalError: URLError(.timedOut))
    #expect(!both.isCancellation)
  }

  @Test func `searches payloads of any type to a bounded depth`() {
    #expect(Other.failed(URLError(.timedOut)).causeTree.errors.count == 2)
    func nested(_ depth: Int) -> AFError {
      .nested((0..<depth).reduce(.failed(URLError(.timedOut))) { inner, _ in .inner(inner) })
    }
    #expect(nested(6).causeTree.errors.count == 2)
    #expect(nested(1_000).causeTree.errors.count == 1)
  }

  @Test(arguments: [
    ("StoreKit.StoreKitError", "notAvailableInStorefront", SystemProblem.productUnavailable),
    ("StoreKit.StoreKitError", "userCancelled", .cancelled),
    ("StoreKit.StoreKitError", "unknown", .purchaseFailed),
    ("StoreKit.Product.PurchaseError", "purchaseNotAllowed", .purchaseNotAllowed),
    ("StoreKit.Product.PurchaseError", "ineligibleForOffer", .productUnavailable),
    ("StoreKit.Product.PurchaseError", "invalidOfferPrice", .appMistake),
    ("StoreKit.StoreKitError", "networkError", nil),
    ("Shop.StoreKitError", "unknown", nil),
    ("Shop.PurchaseError", "purchaseNotAllowed", nil),
  ])
  func `maps StoreKit cases to problems`(_ type: String, name: String, problem: SystemProblem?) {
    #expect(SystemProblem.problem(ofCase: name, in: type) == problem)
  }

  @Test func `never treats an app's type as StoreKit's because of its name`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    #expect(describer.describe(StoreKitError.unknown).title == "Something went wrong")
  }

  #if canImport(StoreKit)
    @Test func `recognizes StoreKit's own types`() {
      #expect(SystemProblem(StoreKit.StoreKitError.notAvailableInStorefront) == .productUnavailable)
      #expect(SystemProblem(Product.PurchaseError.purchaseNotAllowed) == .purchaseNotAllowed)
    }
  #endif
}

/// A stand-in for Alamofire's error, with the cases that the tests need.
private enum AFError: LocalizedError {
  case explicitlyCancelled
  case invalidURL(url: String)
  case sessionTaskFailed(error: any Error)
  case sessionInvalidated(error: (any Error)?)
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  case responseSerializationFailed(reason: Reason)
  case nested(Nested)

  enum Reason: Sendable {
    case inputFileNil
    case decodingFailed(error: any Error)
  }

  indirect enum Nested: Sendable {
    case inner(Nested)
    case failed(any Error)
  }
}

/// A stand-in for StoreKit's error, with the cases that the tests need.
private enum StoreKitError: LocalizedError {
  case unknown
  case networkError(URLError)
}

private enum Other: LocalizedError {
  case failed(any Error)
}
