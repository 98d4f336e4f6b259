import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What several libraries' errors are made of.
///
/// Hosts, paths, people and tokens are made up.
enum Sample {
  struct Key: CodingKey, CustomStringConvertible {
    let stringValue: String
    let intValue: Int?

    init(_ name: String) {
      stringValue = name
      intValue = nil
    }

    init(index: Int) {
      stringValue = "Index \(index)"
      intValue = index
    }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) { self.init(index: intValue) }

    var description: String {
      "CodingKeys(stringValue: \"\(stringValue)\", intValue: \(intValue.map(String.init) ?? "nil"))"
    }
  }

  static let url =
    URL(string: "https://api.example.com/v1/notes?token=s3cr3t") ?? URL(fileURLWithPath: "/")
  static let file = URL(fileURLWithPath: "/private/var/mobile/Containers/Data/Notes.sqlite")
  static let html = "<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head></html>"

  static func response(_ status: Int, type: String = "application/json") -> HTTPURLResponse {
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": type])
    else { preconditionFailure("There is always a response.") }
    return response
  }

  /// NSURLErrorDomain with the reason that the system gives: 0 cellular, 1 expensive,
  /// 2 constrained.
  static func offline(reason: Int) -> URLError {
    URLError(
      .notConnectedToInternet, userInfo: ["NSURLErrorNetworkUnavailableReasonKey": reason])
  }

  static func cocoa(_ code: Int, _ info: [String: any Sendable] = [:]) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  static func posix(_ code: Int32) -> NSError {
    NSError(domain: NSPOSIXErrorDomain, code: Int(code))
  }

  // MARK: - Coding

  static let keyNotFound = DecodingError.keyNotFound(
    Key("customFormatScore"),
    DecodingError.Context(
      codingPath: [Key("items"), Key(index: 3)],
      debugDescription: "No value associated with key \(Key("customFormatScore"))."))

  static let valueNotFound = DecodingError.valueNotFound(
    String.self,
    DecodingError.Context(
      codingPath: [Key("sections"), Key(index: 1), Key("code")],
      debugDescription: "Cannot get value of type String -- found null value instead"))

  static let typeMismatch = DecodingError.typeMismatch(
    [Int].self,
    DecodingError.Context(
      codingPath: [Key("ids")],
      debugDescription: "Expected to decode Array<Any> but found a dictionary instead."))

  static let dataCorrupted = DecodingError.dataCorrupted(
    DecodingError.Context(
      codingPath: [], debugDescription: "The given data was not valid JSON.",
      underlyingError: cocoa(
        3840,
        [
          "NSDebugDescription":
            "Unexpected character '<' around line 1, column 1."
        ])))

  static let invalidValue = EncodingError.invalidValue(
    Double.infinity,
    EncodingError.Context(
      codingPath: [Key("price")],
      debugDescription: "Unable to encode Double.infinity directly in JSON."))
}
