import Foundation
import RecourseTestServer

extension ServerResponse {
  /// Returns a response with a value in JSON, or the status 500 if the value can't be encoded.
  static func encoding(_ value: some Encodable) -> ServerResponse {
    guard let body = try? JSONEncoder().encode(value) else { return ServerResponse(status: 500) }
    return ServerResponse(body: body)
  }
}
