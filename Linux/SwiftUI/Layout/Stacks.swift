public import Foundation

/// A view that arranges its subviews in a horizontal line.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a horizontal stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.horizontalStack(spacing: spacing.map(Double.init), alignment: alignment))
    placement.place(content)
  }
}

/// A view that arranges its subviews in a vertical line.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a vertical stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.verticalStack(spacing: spacing.map(Double.init), alignment: alignment))
    placement.place(content)
  }
}

/// A vertical stack that creates its subviews on demand; the stand-in creates all of them at once.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: VStack<Content>

  /// Creates a lazy vertical stack.
  ///
  /// The stand-in pins no headers and footers.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(stack)
  }
}

/// The parts of sections that stay in place while a lazy stack scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The section headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The section footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A view that overlays its subviews.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a stack of overlapping views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.depthStack(alignment: alignment))
    placement.place(content)
  }
}

/// A flexible space that expands along the axis of its stack.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  /// The minimum length; nil means the platform's default.
  public var minLength: CGFloat?

  /// Creates a flexible space with a minimum length.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.spacer(minLength: minLength.map(Double.init)))
  }
}

/// A dividing line between two views.
nonisolated public struct Divider: PrimitiveView {
  /// Creates a dividing line.
  public init() {}

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.divider)
  }
}
