import Foundation
import RecourseUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An HTTP response that is not a success.
struct RequestFailed: HTTPError {
  let statusCode: Int
  let retryAfter: RetryAfter?
}

extension RequestFailed {
  /// The failure of a response; nil for the status 200.
  init?(_ response: URLResponse) {
    guard let response = response as? HTTPURLResponse, response.statusCode != 200 else {
      return nil
    }
    statusCode = response.statusCode
    retryAfter = response.value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.init)
  }
}
