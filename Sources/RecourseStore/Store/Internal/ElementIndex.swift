/// Finds the elements of a collection by their ids.
///
/// The index remembers the offset of each element. It searches for an element that isn't there, and
/// indexes the collection anew for the next one that isn't there in the same version of the state.
@MainActor
final class ElementIndex<Elements: RandomAccessCollection> where Elements.Element: Identifiable {
  typealias ID = Elements.Element.ID

  private var offsets: [ID: Int] = [:]
  /// The version of the state that ``offsets`` belongs to.
  private var version: Int?
  /// The version of the state in which an element was searched for.
  private var searchedVersion: Int?

  nonisolated init() {}

  /// Returns the place of an element; nil if there is none with the id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - elements: The collection.
  ///   - version: The version of the state that the collection belongs to; nil if the collection
  ///     may have changed since the last call.
  /// - Returns: The place, or nil.
  func place(of id: ID, in elements: Elements, version: Int?) -> Elements.Index? {
    if let known = known(id, in: elements) { return known }
    guard version == nil || version != self.version else { return nil }
    if version != nil, version == searchedVersion {
      self.version = version
      offsets = [:]
      for (offset, element) in elements.enumerated() where offsets[element.id] == nil {
        offsets[element.id] = offset
      }
    } else {
      searchedVersion = version
      offsets[id] = elements.enumerated().first { $0.element.id == id }?.offset
    }
    return known(id, in: elements)
  }

  private func known(_ id: ID, in elements: Elements) -> Elements.Index? {
    guard let offset = offsets[id], offset < elements.count else { return nil }
    let place = elements.index(elements.startIndex, offsetBy: offset)
    return elements[place].id == id ? place : nil
  }
}
