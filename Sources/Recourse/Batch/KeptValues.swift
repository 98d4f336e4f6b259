/// The values of the elements of an operation that have succeeded, until all of them have.
///
/// ```swift
/// let kept = KeptValues<Photo.ID, Link>()
/// let links = try await withAll(photos, keeping: kept) { id in try await server.upload(id) }
/// ```
public final class KeptValues<Element: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Locked<[Element: Value]>([:])

  /// Creates a store without values.
  public init() {}

  func values(of elements: [Element]) -> [Value?] {
    values.withLock { values in elements.map { values[$0] } }
  }

  func keep(_ values: [Value?], of elements: [Element]) {
    let kept = zip(elements, values).compactMap { element, value in value.map { (element, $0) } }
    // The former values are released after unlocking.
    _ = self.values.withLock {
      exchange(&$0, with: Dictionary(kept, uniquingKeysWith: { first, _ in first }))
    }
  }
}

extension KeptValues: SafelyDescribed {
  /// The number of values.
  package var safeText: String { "\(values.withLock(\.count)) kept values" }
}
