public import Recourse

extension Store {
  /// A context that shows an alert for each element of a list at a key path, the first one first.
  ///
  /// So several things that a person has to know don't overwrite each other in the state. As long as
  /// somebody has the context, each call for the key path gives this one, with what the first call
  /// said.
  ///
  /// An alert says what its element was when it came. When a person has closed it, the action is
  /// dispatched, and the reducer removes the element: one that is there all the same isn't shown
  /// again, with a warning in a debug build. What the state removes by itself is taken back, and what a
  /// ``StoreHistory`` shows of the past isn't told again.
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
  ///   - path: The list; empty when there is nothing to tell. Of elements with the same id, only the
  ///     first one is told.
  ///   - dismiss: Makes the action, which says that a person has closed the alert, of the element's id.
  ///   - content: Makes the alert. Its actions may dispatch.
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
      // This may be the body of a view, which neither presents nor depends on what the context reads.
      Task { [weak alerts] in alerts?.watch() }
      return context
    }
  }
}
