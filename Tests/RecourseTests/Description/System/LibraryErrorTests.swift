import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
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

  @Test func `never treats an app's type as StoreKit's because of its name`() {
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    #expect(describer.describe(StoreKitError.unknown).title == "Something went wrong")
  }
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
