import Observation
import Recourse

/// Presents each element of a list in a state, and tells the state when a person has read it.
@MainActor
final class ElementAlerts<Element: Identifiable> {
  /// An element that the state holds; without a presentation once a person has read it.
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
  ///   - context: Where to present.
  ///   - read: Reads the list, observed.
  ///   - content: Makes an alert of an element.
  ///   - dismiss: Tells the state that a person has read it.
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
      // A store tells of changes on the main actor.
      MainActor.assumeIsolated { self?.watch() }
    }
    withdraw(allBut: Set(elements.map(\.id)))
    for element in elements where !entries.contains(where: { $0.id == element.id }) {
      present(element)
    }
  }

  /// Takes back what the state holds no longer, from the end, so that nothing of it is shown meanwhile.
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

  /// The alert of an element is over: the state hears of it, unless it holds the element no longer.
  private func end(_ id: Element.ID) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    entries[index].presentation = nil
    // While the store handles another action, this one waits.
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
