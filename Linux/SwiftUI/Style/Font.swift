public import Foundation

/// A font for text.
public struct Font: Hashable, Sendable {
  /// A text style, from which the platform derives the size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2
  }

  /// A font design.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// A font weight.
  public struct Weight: Hashable, Sendable {
    private let level: Int

    /// The thinnest weight.
    public static let ultraLight = Weight(level: 0)
    /// The weight between ultra-light and light.
    public static let thin = Weight(level: 1)
    /// The weight between thin and regular.
    public static let light = Weight(level: 2)
    /// The weight of normal text.
    public static let regular = Weight(level: 3)
    /// The weight between regular and semibold.
    public static let medium = Weight(level: 4)
    /// The weight between medium and bold.
    public static let semibold = Weight(level: 5)
    /// The weight of bold text.
    public static let bold = Weight(level: 6)
    /// The weight between bold and black.
    public static let heavy = Weight(level: 7)
    /// The thickest weight.
    public static let black = Weight(level: 8)
  }

  /// The text style that determines the size, if one was set.
  @_spi(Rendering) public var textStyle: TextStyle?
  /// The size in points, if one was set.
  @_spi(Rendering) public var size: CGFloat?
  /// The weight, if one was set.
  @_spi(Rendering) public var fontWeight: Weight?
  /// The design, if one was set.
  @_spi(Rendering) public var design: Design?
  /// Whether the font is italic.
  @_spi(Rendering) public var isItalic = false

  /// The font for large titles.
  public static let largeTitle = Font(textStyle: .largeTitle)
  /// The font for first-level titles.
  public static let title = Font(textStyle: .title)
  /// The font for second-level titles.
  public static let title2 = Font(textStyle: .title2)
  /// The font for third-level titles.
  public static let title3 = Font(textStyle: .title3)
  /// The font for headlines.
  public static let headline = Font(textStyle: .headline)
  /// The font for subheadlines.
  public static let subheadline = Font(textStyle: .subheadline)
  /// The font for body text.
  public static let body = Font(textStyle: .body)
  /// The font for callouts.
  public static let callout = Font(textStyle: .callout)
  /// The font for footnotes.
  public static let footnote = Font(textStyle: .footnote)
  /// The font for captions.
  public static let caption = Font(textStyle: .caption)
  /// The font for smaller captions.
  public static let caption2 = Font(textStyle: .caption2)

  /// Returns the system font with a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(textStyle: style, fontWeight: weight, design: design)
  }

  /// Returns the system font with a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, fontWeight: weight, design: design)
  }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.fontWeight = weight
    return font
  }

  /// Returns the font with a bold weight.
  public func bold() -> Font {
    weight(.bold)
  }

  /// Returns the font with a fixed width for all characters.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Returns the font with italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
}
