/// Finds the types in the mangled types of a syntax tree.
struct TypeNames {
  private var known: [String: [Use.Subject]] = [:]

  /// Returns the types that occur in a type.
  mutating func subjects(in mangled: String) -> [Use.Subject] {
    if let subjects = known[mangled] { return subjects }
    let text = demangle(mangled) ?? ""
    let names = text.utf8.split { !Self.isPartOfName($0) }.map { String($0) ?? "" }
    var subjects = Set(names).filter { $0.contains(".") }.map(Use.Subject.type)
    // Demangled, only an existential with constraints has a name and a list.
    if text.contains("any Swift.AsyncSequence<") { subjects.append(.constrainedAsyncSequence) }
    known[mangled] = subjects
    return subjects
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

/// Returns the name of a mangled symbol.
func demangle(_ symbol: String) -> String? {
  guard let name = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
  defer { name.deallocate() }
  return String(cString: name)
}

/// The runtime's function, which has no declaration in Swift 6.3.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ symbol: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
