import RecourseUI
import SwiftUI

struct RequestRefused: HTTPStatusProvider {
  let statusCode: Int
  let retryAfter: RetryAfter?

  init(statusCode: Int, retryAfter value: String?) {
    self.statusCode = statusCode
    retryAfter = value.flatMap(RetryAfter.init)
  }
}

struct CommentButton: View {
  let send: @MainActor () async throws -> (status: Int, retryAfter: String?)

  var body: some View {
    ThrowingButton("Send") {
      let response = try await send()
      guard response.status < 400 else {
        throw RequestRefused(statusCode: response.status, retryAfter: response.retryAfter)
      }
    }
    .errorTitle("The comment isn’t sent")
  }
}
