public import Recourse

extension Store {
  /// Returns a context that presents an alert for each element of a list at a key path, in order.
  ///
  /// Several alerts therefore don't overwrite each other in the state. As long as a caller retains
  /// the context, each call for the key path returns the same context, configured by the first
  /// call.
  ///
  /// An alert keeps the content that its element had on arrival. When the user closes the alert,
  /// the action is dispatched, and the reducer must remove the element: one that remains isn't
  /// presented again, with a warning in a debug build. If the element is removed for any other
  /// reason, its alert is dismissed. Elements that a ``StoreHistory`` restores from the past are
  /// not presented.
  ///
  /// ```swift
  /// OrdersView(store: store)
  ///   .alert(
  ///     store.alerts(forEach: \.refusals, dismiss: Action.refusalRead) {
  ///       AlertContent(title: $0.title)
  ///     })
  /// ```
  ///
  /// - Parameters:
  ///   - path: The key path of the list; empty means that there is nothing to present. Of elements
  ///     with the same id, only the first is presented.
  ///   - dismiss: Returns the action to dispatch after the user has closed the alert of the element
  ///     with the given id.
  ///   - content: Returns the alert for an element. Its actions may dispatch.
  /// - Returns: The context, for `.alert(context)`.
  public func alerts<Elements: RandomAccessCollection>(
    forEach path: KeyPath<State, Elements>, dismiss: @escaping (Elements.Element.ID) -> Action,
    content: @escaping @MainActor (Elements.Element) -> AlertContent
  ) -> AlertContext where Elements.Element: Identifiable {
    source.alertContext(at: path) { [source, send] in
      let context = AlertContext()
      let alerts = ElementAlerts(context) {
        guard !source.timeTravel.isPast, let elements = source.currentValue(at: path) else {
          return []
        }
        return Array(elements)
      } content: {
        content($0)
      } dismiss: {
        send(dismiss($0))
      }
      context.feeder = alerts
      // The caller may be the body of a view, which must neither present nor observe the list.
      Task { [weak alerts] in alerts?.watch() }
      return context
    }
  }
}
