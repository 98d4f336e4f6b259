import RecourseUI

/// An HTTP response that is not a success.
struct RequestFailed: HTTPError {
  let statusCode: Int
  let retryAfter: RetryAfter?
}
