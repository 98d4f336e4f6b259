/// A color that adapts to light and dark appearance.
public struct Color: ShapeStyle, Hashable {
  /// The named colors of the platform.
  @_spi(Rendering)
  public enum Name: String, CaseIterable, Sendable {
    case clear, primary, secondary, accent, white, black, gray
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  }

  /// The name of the color.
  @_spi(Rendering) public let name: Name
  /// The opacity relative to that of the named color, 1 by default.
  @_spi(Rendering) public private(set) var opacity = 1.0

  /// Creates an opaque color.
  @_spi(Rendering)
  public init(name: Name) {
    self.name = name
  }

  /// The style for the renderer.
  @_spi(Rendering) public var erased: AnyForegroundStyle { .color(self) }

  /// Returns the color with its opacity multiplied by an amount.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  /// A fully transparent color.
  public static let clear = Color(name: .clear)
  /// The color of primary content.
  public static let primary = Color(name: .primary)
  /// The color of secondary content.
  public static let secondary = Color(name: .secondary)
  /// The accent color, for interactive elements.
  public static var accentColor: Color { Color(name: .accent) }
  /// White in light and in dark appearance.
  public static let white = Color(name: .white)
  /// Black in light and in dark appearance.
  public static let black = Color(name: .black)
  /// The platform's gray.
  public static let gray = Color(name: .gray)
  /// The platform's red.
  public static let red = Color(name: .red)
  /// The platform's orange.
  public static let orange = Color(name: .orange)
  /// The platform's yellow.
  public static let yellow = Color(name: .yellow)
  /// The platform's green.
  public static let green = Color(name: .green)
  /// The platform's mint.
  public static let mint = Color(name: .mint)
  /// The platform's teal.
  public static let teal = Color(name: .teal)
  /// The platform's cyan.
  public static let cyan = Color(name: .cyan)
  /// The platform's blue.
  public static let blue = Color(name: .blue)
  /// The platform's indigo.
  public static let indigo = Color(name: .indigo)
  /// The platform's purple.
  public static let purple = Color(name: .purple)
  /// The platform's pink.
  public static let pink = Color(name: .pink)
  /// The platform's brown.
  public static let brown = Color(name: .brown)
}

extension ShapeStyle where Self == Color {
  /// White in light and in dark appearance.
  public static var white: Color { .white }
  /// Black in light and in dark appearance.
  public static var black: Color { .black }
  /// The platform's gray.
  public static var gray: Color { .gray }
  /// The platform's red.
  public static var red: Color { .red }
  /// The platform's orange.
  public static var orange: Color { .orange }
  /// The platform's yellow.
  public static var yellow: Color { .yellow }
  /// The platform's green.
  public static var green: Color { .green }
  /// The platform's mint.
  public static var mint: Color { .mint }
  /// The platform's teal.
  public static var teal: Color { .teal }
  /// The platform's cyan.
  public static var cyan: Color { .cyan }
  /// The platform's blue.
  public static var blue: Color { .blue }
  /// The platform's indigo.
  public static var indigo: Color { .indigo }
  /// The platform's purple.
  public static var purple: Color { .purple }
  /// The platform's pink.
  public static var pink: Color { .pink }
  /// The platform's brown.
  public static var brown: Color { .brown }
}

extension Color: PrimitiveView {
  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.color(self))
  }
}
