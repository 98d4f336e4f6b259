import Foundation

extension ErrorExample {
  /// Data that can't be decoded, and values that can't be encoded.
  static let decoding: [ErrorExample] =
    ([
      ("No text at all", ""),
      ("No JSON", "Good afternoon"),
      ("JSON cut short", #"{"number": 7, "items": [{"name": "#),
      ("A part is missing", #"{"number": 7}"#),
      ("A part deep inside is missing", #"{"number": 7, "items": [{"name": "Milk"}]}"#),
      ("A part is null", #"{"number": null, "items": []}"#),
      ("A text instead of a number", #"{"number": "seven", "items": []}"#),
      ("A number instead of a list", #"{"number": 7, "items": 3}"#),
      ("A number that is too large", #"{"number": 7e40, "items": []}"#),
    ] as [(String, String)])
    .map { name, text in
      ErrorExample(.decoding, name) { try RealFailures.decodeOrder(text) }
    } + [
      ErrorExample(.decoding, "A number without end", fail: RealFailures.encodeEndlessPrice),
      ErrorExample(
        .decoding, "A broken property list", fail: RealFailures.readBrokenPropertyList),
      ErrorExample(.decoding, "coderValueNotFound", CocoaError(.coderValueNotFound)),
    ]
}
