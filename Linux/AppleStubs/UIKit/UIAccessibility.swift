public import Foundation

#if !os(watchOS)
  /// The behavior of an accessibility element.
  public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt64

    /// Creates a set of traits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A button.
    public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1) }
    /// A control that doesn't respond.
    public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 256) }
  }

  extension NSObject {
    /// Whether assistive technology sees the object as one element.
    @MainActor public var isAccessibilityElement: Bool { false }

    /// The text of the element.
    @MainActor public var accessibilityLabel: String? { nil }

    /// The behavior of the element.
    @MainActor public var accessibilityTraits: UIAccessibilityTraits { [] }

    /// The elements in the object; nil without an explicit list.
    @MainActor public var accessibilityElements: [Any]? { nil }

    /// Activates the element, and returns whether that succeeded.
    @MainActor public func accessibilityActivate() -> Bool { false }
  }
#endif
