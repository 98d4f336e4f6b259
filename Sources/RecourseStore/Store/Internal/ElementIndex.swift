/// Finds the elements of a collection by their ids.
///
/// The index remembers the offset of each element, and looks there and nearby first. When elements
/// have moved far or were replaced, two lookups search the collection; the next one indexes all
/// elements in a single pass.
@MainActor
final class ElementIndex<Elements: RandomAccessCollection> where Elements.Element: Identifiable {
  typealias ID = Elements.Element.ID

  private var places: [ID: Int] = [:]
  /// The version of the state whose ids are exactly the keys of ``places``.
  private var version: Int?
  /// The number of searches for a single element since the collection was indexed.
  private var searches = 0
  /// Whether the ids of all elements are different.
  private var isUnique = true

  nonisolated init() {}

  /// Returns the first element with an id; nil if there is none.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - elements: The collection.
  ///   - version: The version of the state that the collection belongs to; nil if the collection
  ///     may have changed since the last call.
  /// - Returns: The element, or nil.
  func element(_ id: ID, in elements: Elements, version: Int?) -> Elements.Element? {
    place(of: id, in: elements, version: version).map { elements[$0] }
  }

  func place(of id: ID, in elements: Elements, version: Int?) -> Elements.Index? {
    offset(of: id, in: elements, version: version)
      .map { elements.index(elements.startIndex, offsetBy: $0) }
  }

  /// Indexes the collection, unless the ids of that version are known.
  func index(_ elements: Elements, version: Int) {
    if self.version != version { rebuild(elements) }
    self.version = version
  }

  /// Replaces some ids with others; all remaining ids must be known.
  func replace(
    _ removed: [ID], by inserted: [(id: ID, place: Int)], in elements: Elements, version: Int
  ) {
    for id in removed { places[id] = nil }
    for (id, place) in inserted {
      if places.updateValue(place, forKey: id) != nil { isUnique = false }
    }
    if isUnique { self.version = version } else { index(elements, version: version) }
  }

  private func offset(of id: ID, in elements: Elements, version: Int?) -> Int? {
    let isComplete = version != nil && version == self.version
    if let known = places[id] {
      if let found = nearest(to: known, in: elements, with: id) {
        if found != known { places[id] = found }
        return found
      }
    } else if isComplete {
      return nil
    }
    if searches < 2 {
      searches += 1
      let found = elements.enumerated().first { $0.element.id == id }?.offset
      if let found { places[id] = found }
      return found
    }
    rebuild(elements)
    self.version = version
    return places[id]
  }

  private func rebuild(_ elements: Elements) {
    places = [:]
    places.reserveCapacity(elements.count)
    for (offset, element) in elements.enumerated() where places[element.id] == nil {
      places[element.id] = offset
    }
    isUnique = places.count == elements.count
    searches = 0
  }

  /// Searches at and around an offset, because an insertion or a removal shifts elements by one.
  private func nearest(to place: Int, in elements: Elements, with id: ID) -> Int? {
    let start = elements.startIndex
    let count = elements.count
    func has(_ offset: Int) -> Bool {
      0..<count ~= offset && elements[elements.index(start, offsetBy: offset)].id == id
    }
    if has(place) { return place }
    for distance in 1...32 {
      if has(place - distance) { return place - distance }
      if has(place + distance) { return place + distance }
    }
    return nil
  }
}

/// The indexes of the collections in one value, keyed by key path.
@MainActor
final class ElementIndexes {
  private var indexes: [AnyKeyPath: AnyObject] = [:]
  /// The number of indexes at which those without another owner are removed.
  private var crowd = 8

  func index<Whole, Elements>(of path: KeyPath<Whole, Elements>) -> ElementIndex<Elements> {
    if let known = indexes[path] as? ElementIndex<Elements> { return known }
    if indexes.count >= crowd {
      for path in Array(indexes.keys) where isKnownUniquelyReferenced(&indexes[path]) {
        indexes[path] = nil
      }
      crowd = max(8, indexes.count * 2)
    }
    let index = ElementIndex<Elements>()
    indexes[path] = index
    return index
  }
}
