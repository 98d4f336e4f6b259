import Foundation

/// Reads values from the bytes of an input; after its end, all values are zero or empty.
struct FuzzInput {
  private var rest: Data

  init(_ bytes: Data) {
    rest = bytes
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func integer() -> Int {
    (0..<8).reduce(0) { value, _ in value << 8 | Int(byte()) }
  }

  mutating func element<Element>(of choices: [Element]) -> Element {
    choices[Int(byte()) % choices.count]
  }

  /// Reads a text of at most 255 bytes, in which invalid bytes are replaced.
  mutating func text() -> String {
    let bytes = rest.prefix(Int(byte()))
    rest = rest.dropFirst(bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}
