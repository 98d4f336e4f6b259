/// Consumes an unused value, so that the optimizer can't remove the code that produced it.
///
/// Without `@_optimize(none)` the optimizer would see that the body is empty; there is no public
/// equivalent of the attribute.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}
