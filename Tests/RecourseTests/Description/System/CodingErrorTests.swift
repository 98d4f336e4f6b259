import Foundation
import Recourse
import Testing

@Suite struct CodingErrorTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))

  @Test(arguments: [
    (#"{"number": 7, "items": ["#, "The data can’t be read", "It’s damaged or in a format"),
    (#"{"number": 7}"#, "The data is incomplete", "The part “items” is missing from it."),
    (#"{"number": "x", "items": []}"#, "The data can’t be read", "The part “number” is damaged"),
    (#"{"number": null, "items": []}"#, "The data is incomplete", "The part “number” is missing"),
    (
      #"{"number": 7, "items": [{"price": 1}, {"price": true}]}"#, "The data can’t be read",
      "The part “items.price” is damaged"
    ),
    (
      #"{"number": 7, "items": [], "notes": {"hunter2": {"text": 1}}}"#, "The data can’t be read",
      "The part “notes.text” is damaged"
    ),
    (
      #"{"number": 7, "items": [], "notes": {"hunter2": {}}}"#, "The data is incomplete",
      "The part “notes.text” is missing"
    ),
    (#"{"number": 7, "items": [], "tags": {"hunter2": 1}}"#, "The data can’t be read", "“tags”"),
    ("hunter2", "The data can’t be read", "It’s damaged or in a format"),
    ("", "The data can’t be read", "It’s damaged or in a format"),
  ])
  func `names the faulty part of a response`(_ json: String, title: String, message: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Order.self, from: Data(json.utf8))
    }
    guard let error else { return }
    let description = describer.describe(error)
    #expect(description.title == title)
    #expect(description.message.contains(message), "\(description.message)")
    #expect(!description.fullMessage.contains("hunter2"))
  }

  @Test func `never names a key from the data`() {
    let context = DecodingError.Context(
      codingPath: [Dynamic(stringValue: "hunter2"), Tagged.known("hunter2")],
      debugDescription: "hunter2")
    let errors: [DecodingError] = [
      .keyNotFound(Dynamic(stringValue: "hunter2"), context), .valueNotFound(Int.self, context),
      .typeMismatch(Int.self, context), .dataCorrupted(context),
    ]
    for error in errors {
      #expect(!describer.describe(error).fullMessage.contains("hunter2"))
    }
  }

  @Test func `names a deep part by its last components, and truncates a long name`() {
    let keys: [any CodingKey] = [Deep.a, Deep.b, Deep.c, Deep.d]
    let context = DecodingError.Context(codingPath: keys, debugDescription: "")
    let message = describer.describe(DecodingError.dataCorrupted(context)).message
    #expect(message.contains("“b.c.\(String(repeating: "d", count: 56))”"), "\(message)")
  }

  @Test(arguments: ["ar", "fa", "he"])
  func `isolates the name of a part in right-to-left text`(_ language: String) {
    let context = DecodingError.Context(codingPath: [Deep.a, Deep.b], debugDescription: "")
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    let message = describer.describe(DecodingError.dataCorrupted(context)).message
    #expect(message.contains("a.b\u{2069}"), "\(message)")
  }

  @Test func `reports that data can't be saved without naming the data`() throws {
    let error = #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(["hunter2": Double.nan])
    }
    let description = describer.describe(try #require(error))
    #expect(description.title == "The data can’t be saved")
    #expect(!description.fullMessage.contains("hunter2"))
  }
}

private struct Order: Decodable {
  struct Item: Decodable { let price: Int }
  struct Note: Decodable { let text: String }

  let number: Int
  let items: [Item]
  let notes: [String: Note]?
  let tags: [String: String]?
}

private struct Dynamic: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

private enum Tagged: CodingKey {
  case known(String)

  var stringValue: String { "hunter2" }
  var intValue: Int? { nil }

  init?(stringValue: String) { nil }
  init?(intValue: Int) { nil }
}

private enum Deep: String, CodingKey {
  case a, b, c
  case d = "dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
}
