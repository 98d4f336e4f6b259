public import RecourseStore
public import SwiftUI

extension Store {
  /// A binding that reads a value of the state, and dispatches an action instead of writing.
  ///
  /// A view that reads the binding depends on this value only. The control shows what the reducer has
  /// made of the action, so a reducer that ignores it keeps the control as it was.
  ///
  /// ```swift
  /// TextField("Name", text: store.binding(get: \.name, send: { .nameChanged($0) }))
  /// Toggle("News", isOn: store.binding(get: \.wantsNews, send: { .newsToggled($0) }))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The value.
  ///   - action: Makes an action of the value that a control would write. It is dispatched also if
  ///     the value is what it was, since SwiftUI may write twice.
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
