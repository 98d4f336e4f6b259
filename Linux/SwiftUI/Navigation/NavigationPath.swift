/// The values of the screens above the root of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path with values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether the path has no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// Appends a value to the end of the path.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Removes values from the end of the path.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}
