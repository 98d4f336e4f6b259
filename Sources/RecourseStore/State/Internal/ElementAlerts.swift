import Observation
import Recourse

/// Presents each element of a list in a state, and dispatches an action after its alert is closed.
@MainActor
final class ElementAlerts<Element: Identifiable> {
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
