public import RecourseStore
public import SwiftUI

extension Store {
  /// Creates a binding that reads a value of the state, and dispatches an action for each write.
  ///
  /// A view that reads the binding depends on this value only. The control shows the value that the
  /// reducer produces, so a reducer that ignores the action leaves the control unchanged.
  ///
  /// ```swift
  /// TextField("Name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
  /// Toggle("News", isOn: store.binding(get: \.wantsNews, send: { .newsToggled($0) }))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The key path of the value.
  ///   - action: Returns the action for a value that a control writes. The store dispatches the
  ///     action even if the value is unchanged, since SwiftUI may write twice.
  /// - Returns: The binding.
  public func binding<Value>(
    get path: KeyPath<State, Value>, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding { @MainActor in
      self.state[path]
    } set: { @MainActor value in
      self.dispatch(action(value))
    }
  }
}
