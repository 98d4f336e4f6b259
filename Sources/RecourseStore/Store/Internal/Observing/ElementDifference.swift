#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The elements that two collections, compared in order, don't have in common.
///
/// The comparison is cheap where elements were moved as a block or not at all, because it compares
/// their bytes. In case of doubt, it treats equal elements as different.
struct ElementDifference {
  /// The offsets of the elements that only the old collection has.
  private(set) var removed: [Int] = []
  /// The offsets of the elements that only the new collection has.
  private(set) var inserted: [Int] = []

  /// Compares the elements; nil if a collection doesn't store its elements contiguously.
  init?<Elements: RandomAccessCollection>(from old: Elements, to new: Elements) {
    let difference = old.withContiguousStorageIfAvailable { old in
      new.withContiguousStorageIfAvailable { Self(from: old, to: $0) }
    }
    guard case let difference?? = difference else { return nil }
    self = difference
  }

  private init<Element>(
    from old: UnsafeBufferPointer<Element>, to new: UnsafeBufferPointer<Element>
  ) {
    let pairs = ElementPairs(old, new)
    let start = pairs.sameCount(from: 0, 0, by: 1, limit: min(old.count, new.count))
    let end = pairs.sameCount(
      from: old.count - 1, new.count - 1, by: -1, limit: min(old.count, new.count) - start)
    var oldPlace = start
    var newPlace = start
    let oldEnd = old.count - end
    let newEnd = new.count - end
    while oldPlace < oldEnd, newPlace < newEnd {
      let limit = min(oldEnd - oldPlace, newEnd - newPlace)
      let same = pairs.sameCount(from: oldPlace, newPlace, by: 1, limit: limit)
      oldPlace += same
      newPlace += same
      if same == limit { break }
      // The next common element is usually near, behind an insertion or a removal.
      let removal = (1...4).first {
        oldPlace + $0 < oldEnd && pairs.areSame(oldPlace + $0, newPlace)
      }
      let insertion = (1...4).first {
        newPlace + $0 < newEnd && pairs.areSame(oldPlace, newPlace + $0)
      }
      let oldNext = oldPlace + (removal ?? (insertion == nil ? 1 : 0))
      let newNext = newPlace + (removal == nil ? insertion ?? 1 : 0)
      removed += oldPlace..<oldNext
      inserted += newPlace..<newNext
      oldPlace = oldNext
      newPlace = newNext
    }
    removed += oldPlace..<oldEnd
    inserted += newPlace..<newEnd
  }
}

/// Compares the elements of two collections by their offsets.
private struct ElementPairs<Element> {
  private let old: UnsafeRawPointer?
  private let new: UnsafeRawPointer?
  private let stride = MemoryLayout<Element>.stride
  private let size = MemoryLayout<Element>.size
  private let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(_ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>) {
    self.old = UnsafeRawPointer(old.baseAddress)
    self.new = UnsafeRawPointer(new.baseAddress)
    func equality<Comparable: Equatable>(
      of type: Comparable.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
    }
    let type = Element.self as? any Equatable.Type
    areEqual = type.map { equality(of: $0) } ?? { _, _ in false }
  }

  /// Returns the number of consecutive pairs that are the same.
  func sameCount(from oldPlace: Int, _ newPlace: Int, by step: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, areSame(oldPlace + count * step, newPlace + count * step) { count += 1 }
    return count
  }

  /// Compares bytes first, then values, because the padding of equal values may differ.
  @inline(__always)
  func areSame(_ oldPlace: Int, _ newPlace: Int) -> Bool {
    guard let old, let new else { return false }
    let one = old + oldPlace * stride
    let other = new + newPlace * stride
    return memcmp(one, other, size) == 0 || areEqual(one, other)
  }
}
