/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  private enum Guide { case leading, center, trailing }

  private let guide: Guide

  /// The leading edge, where reading begins.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The center.
  public static let center = HorizontalAlignment(guide: .center)
  /// The trailing edge, where reading ends.
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  private enum Guide { case top, center, bottom, firstTextBaseline, lastTextBaseline }

  private let guide: Guide

  /// The top edge.
  public static let top = VerticalAlignment(guide: .top)
  /// The center.
  public static let center = VerticalAlignment(guide: .center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baseline of the first text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baseline of the last text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  /// The alignment on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment on the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment with a position on each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top corner on the leading edge.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner on the trailing edge.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom corner on the leading edge.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner on the trailing edge.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }

/// The direction of the layout.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// The horizontal or vertical dimension in a plane.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: Int8

    /// Creates a set from raw bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal dimension.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical dimension.
    public static let vertical = Set(rawValue: 2)
  }
}
