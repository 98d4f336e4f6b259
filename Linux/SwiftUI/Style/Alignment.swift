/// Where children line up along a horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  private enum Guide { case leading, center, trailing }

  private let guide: Guide

  /// At the side where reading begins.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// In the middle.
  public static let center = HorizontalAlignment(guide: .center)
  /// At the side where reading ends.
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// Where children line up along a vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  private enum Guide { case top, center, bottom, firstTextBaseline, lastTextBaseline }

  private let guide: Guide

  /// At the upper side.
  public static let top = VerticalAlignment(guide: .top)
  /// In the middle.
  public static let center = VerticalAlignment(guide: .center)
  /// At the lower side.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// At the baseline of the first text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// At the baseline of the last text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// Where content sits in the room it has.
public struct Alignment: Equatable, Sendable {
  /// The place along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The place along the vertical axis.
  public var vertical: VerticalAlignment

  /// Makes an alignment of a place along each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the side where reading begins.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the side where reading ends.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper corner where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How the lines of a text line up.
public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }

/// The direction of reading.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// The axes of the plane.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Any of the axes.
  public struct Set: OptionSet, Sendable {
    /// The axes as bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
