public import Observation

/// A view whose content inherits another value.
///
/// The changed environment is kept as long as neither the value nor what is around it changes, so
/// that nothing inside is evaluated for an equal one.
nonisolated struct EnvironmentView<Content: View, Value>: PrimitiveView {
  let content: Content
  let value: Value
  let set: (inout EnvironmentValues, Value) -> Void

  private final class Last {
    let (before, value, after): (EnvironmentValues, Value, EnvironmentValues)

    init(_ before: EnvironmentValues, _ value: Value, _ after: EnvironmentValues) {
      (self.before, self.value, self.after) = (before, value, after)
    }
  }

  @MainActor
  func place(in placement: inout Placement) {
    if let last = placement.memory as? Last, last.before.isIdentical(to: placement.environment),
      areSame(last.value, value)
    {
      placement.environment = last.after
    } else {
      let before = placement.environment
      set(&placement.environment, value)
      placement.memory = Last(before, value, placement.environment)
    }
    placement.place(content)
  }
}

extension View {
  /// Sets a value for the views inside.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self, value: value) { $0[keyPath: keyPath] = $1 }
  }

  /// Makes an object known to the views inside, by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self, value: object) { $0[object: T.self] = $1 }
  }

  /// Changes a value for the views inside.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self, value: transform) { $1(&$0[keyPath: keyPath]) }
  }
}
