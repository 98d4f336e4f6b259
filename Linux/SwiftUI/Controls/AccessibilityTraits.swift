/// The traits of a view for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var members: Set<Int> = []

  /// Creates an empty set.
  public init() {}

  private init(_ member: Int) { members = [member] }

  /// A heading of the content.
  public static let isHeader = AccessibilityTraits(1)
  /// A text that can't change.
  public static let isStaticText = AccessibilityTraits(2)

  /// Returns whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    members.isSuperset(of: member.members)
  }

  /// Returns the traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(members.union(other.members))
  }

  /// Returns the common traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(members.intersection(other.members))
  }

  /// Returns the traits that are in one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(members.symmetricDifference(other.members))
  }

  /// Inserts traits.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  /// Removes traits.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { members.subtract(member.members) }
    return contains(member) ? member : nil
  }

  /// Inserts traits, replacing equal ones.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { formUnion(newMember) }
    return contains(newMember) ? newMember : nil
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps the traits of another set only.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  /// Keeps the traits that are in one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  private func with(_ members: Set<Int>) -> AccessibilityTraits {
    var traits = self
    traits.members = members
    return traits
  }
}

/// The treatment of the children of an element for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let rawValue: Int

  /// The children are hidden.
  public static let ignore = AccessibilityChildBehavior(rawValue: 0)
  /// The children stay elements of their own.
  public static let contain = AccessibilityChildBehavior(rawValue: 1)
  /// The children become one element.
  public static let combine = AccessibilityChildBehavior(rawValue: 2)
}
