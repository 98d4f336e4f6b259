import CAdwaita

/// A value of a message on the bus.
final class Variant {
  let pointer: OpaquePointer?

  /// A part of a tuple.
  enum Part {
    case number(UInt32)
    case text(String)
    case texts([String])
  }

  init(_ pointer: OpaquePointer?) {
    self.pointer = pointer.map { g_variant_ref($0) }
  }

  init(tuple parts: [Part]) {
    var values = parts.map { part in
      switch part {
      case .number(let number): g_variant_new_uint32(number)
      case .text(let text): g_variant_new_string(text)
      case .texts(let texts): Self.array(texts)
      }
    }
    pointer = g_variant_ref_sink(g_variant_new_tuple(&values, gsize(values.count)))
  }

  deinit {
    if let pointer { g_variant_unref(pointer) }
  }

  private static func array(_ texts: [String]) -> OpaquePointer? {
    var values = texts.map { g_variant_new_string($0) }
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    return g_variant_new_array(type, &values, gsize(values.count))
  }

  subscript(index: Int) -> Variant {
    let part = g_variant_get_child_value(pointer, gsize(index))
    defer { g_variant_unref(part) }
    return Variant(part)
  }

  var number: UInt32 { g_variant_get_uint32(pointer) }

  var text: String { String(cString: g_variant_get_string(pointer, nil)) }

  var texts: [String] { (0..<Int(g_variant_n_children(pointer))).map { self[$0].text } }

  /// Returns a byte in a dictionary, or 0 if there is none.
  func byte(named name: String) -> UInt8 {
    guard let value = g_variant_lookup_value(pointer, name, nil) else { return 0 }
    defer { g_variant_unref(value) }
    return g_variant_get_byte(value)
  }
}
