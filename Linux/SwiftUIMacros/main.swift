import Foundation

// Implements the compiler plugin's protocol without a syntax library: JSON messages on standard
// input and output, each after its length in eight little-endian bytes.

while let message = try readMessage() {
  try writeMessage(answer(to: message))
}

func readMessage() throws -> [String: Any]? {
  guard let header = try FileHandle.standardInput.read(upToCount: 8), header.count == 8 else {
    return nil
  }
  let length = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
  guard length > 0 else { return nil }
  var payload = Data()
  while payload.count < length {
    guard let part = try FileHandle.standardInput.read(upToCount: length - payload.count) else {
      return nil
    }
    payload.append(part)
  }
  return try JSONSerialization.jsonObject(with: payload) as? [String: Any]
}

func writeMessage(_ message: [String: Any]) throws {
  let payload = try JSONSerialization.data(withJSONObject: message)
  let header = (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }
  try FileHandle.standardOutput.write(contentsOf: Data(header) + payload)
}

func answer(to message: [String: Any]) -> [String: Any] {
  guard let (name, content) = message.first else { return [:] }
  switch name {
  case "getCapability":
    return [
      "getCapabilityResult": [
        "capability": ["protocolVersion": 7, "features": [String]()] as [String: Any]
      ]
    ]
  case "expandFreestandingMacro", "expandAttachedMacro":
    return ["expandMacroResult": expansion(content as? [String: Any] ?? [:])]
  default:
    return ["\(name)Result": [String: Any]()]
  }
}
