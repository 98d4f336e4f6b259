import Observation
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
    part.alertContext(at: path) { [part, send] in
      let context = AlertContext()
      let alerts = ElementAlerts(context) {
        guard !part.tree.isPast, let elements = part.currentValue(at: path) else {
          return []
        }
        return Array(elements)
      } content: {
        content($0)
      } dismiss: {
        send(dismiss($0))
      }
      context.feeders.append(alerts)
      // The caller may be the body of a view, which must neither present nor observe the list.
      Task { [weak alerts] in alerts?.watch() }
      return context
    }
  }
}

/// Presents each element of a list in a state, and dispatches an action after its alert is closed.
@MainActor
private final class ElementAlerts<Element: Identifiable> {
  /// An element in the state; the presentation is nil once the user has closed the alert.
  private struct Entry {
    let id: Element.ID
    var presentation: PresentationID?
  }

  private weak var context: AlertContext?
  private let read: @MainActor () -> [Element]
  private let content: @MainActor (Element) -> AlertContent
  private let dismiss: @MainActor (Element.ID) -> DispatchHandle
  private var entries: [Entry] = []

  /// - Parameters:
  ///   - context: Presents the alerts.
  ///   - read: Reads the list, with observation.
  ///   - content: Returns the alert for an element.
  ///   - dismiss: Dispatches the action after the user has closed the alert of an element.
  init(
    _ context: AlertContext, read: @escaping @MainActor () -> [Element],
    content: @escaping @MainActor (Element) -> AlertContent,
    dismiss: @escaping @MainActor (Element.ID) -> DispatchHandle
  ) {
    self.context = context
    self.read = read
    self.content = content
    self.dismiss = dismiss
  }

  func watch() {
    let elements = withObservationTracking(read) { [weak self] in
      // A store notifies its observers on the main actor.
      MainActor.assumeIsolated { self?.watch() }
    }
    withdraw(allBut: Set(elements.map(\.id)))
    for element in elements where !entries.contains(where: { $0.id == element.id }) {
      present(element)
    }
  }

  /// Dismisses the alerts of removed elements, last first, so that none of them appears in between.
  private func withdraw(allBut ids: Set<Element.ID>) {
    let gone = entries.filter { !ids.contains($0.id) }
    entries.removeAll { !ids.contains($0.id) }
    for presentation in gone.reversed().compactMap(\.presentation) {
      context?.dismiss(presentation, as: .withdrawn)
    }
  }

  private func present(_ element: Element) {
    let id = element.id
    entries.append(Entry(id: id))
    let presentation = context?.present(content(element)) { [weak self] _ in self?.end(id) }
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].presentation = presentation
  }

  /// Dispatches the action for an element whose alert has ended, unless the element was removed.
  private func end(_ id: Element.ID) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].presentation = nil
    // If the store is handling another action, this one is queued.
    dismiss(id).onHandling { [weak self] handling in
      if handling == .ends { self?.checkDismissal(of: id) }
    }
  }

  private func checkDismissal(of id: Element.ID) {
    guard entries.contains(where: { $0.id == id && $0.presentation == nil }) else { return }
    DebugWarning.write(
      """
      The action that dismisses an alert has left its \(Element.self) in the state. It isn't shown \
      again, or the alert would never go away. Let the reducer remove it.
      """)
  }
}
