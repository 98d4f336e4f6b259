import Recourse

extension StoreEngine {
  func alertContext<Value>(
    at path: KeyPath<State, Value>, make: () -> AlertContext
  ) -> AlertContext {
    if let context = alertContexts[path]?.context { return context }
    alertContexts = alertContexts.filter { $0.value.context != nil }
    let context = make()
    alertContexts[path] = WeakContext(context: context)
    return context
  }
}
