import Foundation
import Recourse
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CancellationTests {
  @Test(arguments: Cancellation.all)
  func `recognizes a cancellation, however deep it is wrapped`(_ cancellation: Cancellation) {
    #expect(cancellation.error.isCancellation)
  }

  @Test func `recognizes a cancellation under an error of one's own`() {
    #expect(Wrapper(cause: URLError(.cancelled)).isCancellation)
    let context = DecodingError.Context(
      codingPath: [], debugDescription: "", underlyingError: CancellationError())
    #expect(DecodingError.dataCorrupted(context).isCancellation)
  }

  @Test func `takes no other error for a cancellation`() {
    #expect(!URLError(.timedOut).isCancellation)
    #expect(!CocoaError(.fileNoSuchFile).isCancellation)
    #expect(!POSIXError(.ENOENT).isCancellation)
    #expect(!Wrapper(cause: URLError(.timedOut)).isCancellation)
    #expect(!NSError(domain: "Other", code: NSURLErrorCancelled).isCancellation)
  }

  @Test func `ends when causes go round in a circle`() {
    #expect(!Circle().isCancellation)
  }
}

private struct Wrapper: CustomNSError {
  let cause: any Error

  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: cause] }
}

private struct Circle: CustomNSError {
  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: Circle()] }
}
