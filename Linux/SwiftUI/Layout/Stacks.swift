public import Foundation

/// Views beside each other.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a row of views.
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

/// Views below each other.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a column of views.
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

/// Views below each other, which are made when they are scrolled to; here, all at once.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let stack: VStack<Content>

  /// Makes a column of views.
  ///
  /// Here, no header or footer is pinned.
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
  /// The parts as bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views over each other.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let content: Content

  /// Makes a pile of views.
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

/// Room that takes what is left over.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  /// The least room to take; nil means the platform's own.
  public var minLength: CGFloat?

  /// Makes room of at least a length.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.spacer(minLength: minLength.map(Double.init)))
  }
}

/// A line between two views.
nonisolated public struct Divider: PrimitiveView {
  /// Makes a line.
  public init() {}

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.divider)
  }
}

extension Color: PrimitiveView {
  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.color(self))
  }
}
