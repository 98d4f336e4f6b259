/// Replaces a value and returns the old one.
package func exchange<Value>(_ value: inout Value, with new: consuming Value) -> Value {
  let old = value
  value = new
  return old
}
