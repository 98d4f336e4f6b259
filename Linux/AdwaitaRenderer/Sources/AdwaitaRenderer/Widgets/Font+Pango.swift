internal import CAdwaita
@_spi(Rendering) internal import SwiftUI

extension Font {
  /// Adwaita's style class for the text style.
  var styleClass: String? {
    switch textStyle {
    case .largeTitle, .title: "title-1"
    case .title2: "title-2"
    case .title3: "title-3"
    case .headline: "heading"
    case .subheadline, .body, .callout: "body"
    case .footnote, .caption, .caption2: "caption"
    case nil: nil
    }
  }

  /// The attributes that the text style doesn't cover; nil if there are none.
  var attributes: OpaquePointer? {
    guard fontWeight != nil || size != nil || isItalic || design == .monospaced else { return nil }
    let attributes = pango_attr_list_new()
    if let weight = fontWeight?.pango {
      pango_attr_list_insert(attributes, pango_attr_weight_new(weight))
    }
    if let size {
      pango_attr_list_insert(
        attributes, pango_attr_size_new_absolute(Int32(size * Double(PANGO_SCALE))))
    }
    if isItalic {
      pango_attr_list_insert(attributes, pango_attr_style_new(PANGO_STYLE_ITALIC))
    }
    // A hyphen at the end of a line would look like a part of the code.
    if design == .monospaced {
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    return attributes
  }

  /// The size, in points, of a symbol beside such text; −1 uses the theme's size.
  var symbolSize: Int32 {
    if let size { return Int32(size) }
    return switch textStyle {
    case .largeTitle: 48
    case .title: 32
    case .title2: 24
    case .title3: 20
    default: -1
    }
  }
}

extension Font.Weight {
  fileprivate var pango: PangoWeight {
    switch self {
    case .ultraLight: PANGO_WEIGHT_ULTRALIGHT
    case .thin: PANGO_WEIGHT_THIN
    case .light: PANGO_WEIGHT_LIGHT
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    case .heavy: PANGO_WEIGHT_HEAVY
    case .black: PANGO_WEIGHT_ULTRAHEAVY
    default: PANGO_WEIGHT_NORMAL
    }
  }
}
