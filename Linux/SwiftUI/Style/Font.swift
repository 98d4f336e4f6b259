public import Foundation

/// How text is set.
public struct Font: Hashable, Sendable {
  /// The platform's own sizes, by what a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2
  }

  /// The families that the platform offers.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The thickness of strokes.
  public struct Weight: Hashable, Sendable {
    private let level: Int

    /// The thinnest strokes.
    public static let ultraLight = Weight(level: 0)
    /// Thin strokes.
    public static let thin = Weight(level: 1)
    /// Light strokes.
    public static let light = Weight(level: 2)
    /// The strokes of text.
    public static let regular = Weight(level: 3)
    /// Strokes that are a little thicker than those of text.
    public static let medium = Weight(level: 4)
    /// Strokes between medium and bold.
    public static let semibold = Weight(level: 5)
    /// Thick strokes.
    public static let bold = Weight(level: 6)
    /// Strokes thicker than bold.
    public static let heavy = Weight(level: 7)
    /// The thickest strokes.
    public static let black = Weight(level: 8)
  }

  /// What the text is for, where the size follows from that.
  @_spi(Rendering) public var textStyle: TextStyle?
  /// The size in points, where it was given.
  @_spi(Rendering) public var size: CGFloat?
  /// The thickness, where it was given.
  @_spi(Rendering) public var fontWeight: Weight?
  /// The family, where it was given.
  @_spi(Rendering) public var design: Design?
  /// Whether the letters lean.
  @_spi(Rendering) public var isItalic = false

  /// For the title of a screen at its top.
  public static let largeTitle = Font(textStyle: .largeTitle)
  /// For titles.
  public static let title = Font(textStyle: .title)
  /// For titles below those.
  public static let title2 = Font(textStyle: .title2)
  /// For titles below those of the second level.
  public static let title3 = Font(textStyle: .title3)
  /// For what leads into a text.
  public static let headline = Font(textStyle: .headline)
  /// For what stands below a headline.
  public static let subheadline = Font(textStyle: .subheadline)
  /// For text to read.
  public static let body = Font(textStyle: .body)
  /// For text beside other text.
  public static let callout = Font(textStyle: .callout)
  /// For notes.
  public static let footnote = Font(textStyle: .footnote)
  /// For what describes something beside it.
  public static let caption = Font(textStyle: .caption)
  /// For what describes something beside it, smaller.
  public static let caption2 = Font(textStyle: .caption2)

  /// The platform's font for a kind of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(textStyle: style, fontWeight: weight, design: design)
  }

  /// The platform's font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, fontWeight: weight, design: design)
  }

  /// The font with another thickness.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.fontWeight = weight
    return font
  }

  /// The font with thick strokes.
  public func bold() -> Font {
    weight(.bold)
  }

  /// The font with letters that are all equally wide.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// The font with letters that lean.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }
}
