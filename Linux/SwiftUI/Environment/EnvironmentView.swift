public import Observation

/// A view that changes an environment value for its content.
///
/// The changed environment is reused while neither the value nor the surrounding environment
/// changes, so that an equal value causes no evaluation of the content.
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
  /// Sets an environment value for the view's content.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self, value: value) { $0[keyPath: keyPath] = $1 }
  }

  /// Places an object in the environment of the view's content, under its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self, value: object) { $0[object: T.self] = $1 }
  }

  /// Transforms an environment value for the view's content.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self, value: transform) { $1(&$0[keyPath: keyPath]) }
  }
}
