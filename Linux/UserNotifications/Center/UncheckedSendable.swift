/// A value that crosses threads although its type isn't `Sendable`.
///
/// Apple declares neither the center nor its delegate as `Sendable`, and allows the use of the
/// center on every thread.
struct UncheckedSendable<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
