/// Takes a value that nobody needs, so that the optimizer cannot leave out what made it.
///
/// Without `@_optimize(none)` it would see that the body is empty; there is no public way to say so.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}
