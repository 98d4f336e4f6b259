import Foundation

extension ErrorExample {
  /// Data that can't be decoded, and values that can't be encoded.
  static let decoding: [ErrorExample] =
    ([
      ("Empty data", ""),
      ("No JSON", "Good afternoon"),
      ("Truncated JSON", #"{"number": 7, "items": [{"name": "#),
      ("A missing field", #"{"number": 7}"#),
      ("A missing nested field", #"{"number": 7, "items": [{"name": "Milk"}]}"#),
      ("A null field", #"{"number": null, "items": []}"#),
      ("A text instead of a number", #"{"number": "seven", "items": []}"#),
      ("A number instead of a list", #"{"number": 7, "items": 3}"#),
      ("A number that is too large", #"{"number": 7e40, "items": []}"#),
    ] as [(String, String)])
    .map { name, text in
      ErrorExample(.decoding, name) { try RealFailures.decodeOrder(text) }
    } + [
      ErrorExample(.decoding, "An infinite number", fail: RealFailures.encodeInfinitePrice),
      ErrorExample(
        .decoding, "A truncated property list", fail: RealFailures.readBrokenPropertyList),
      ErrorExample(.decoding, "coderValueNotFound", CocoaError(.coderValueNotFound)),
    ]
}
