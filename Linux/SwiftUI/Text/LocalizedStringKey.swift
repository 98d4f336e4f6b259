import Foundation

/// A key to look up in the app's strings, with values to interpolate into the result.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  private let key: String
  private let arguments: [Argument]

  /// An interpolated value: a string, or a text with its own localization.
  fileprivate enum Argument: Equatable {
    case string(String)
    case text(Text)

    var resolved: String {
      switch self {
      case .string(let string): string
      case .text(let text): text.resolved
      }
    }
  }

  /// Creates a key from a string at run time.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Returns the text in the app's language, without the marks of its Markdown.
  ///
  /// Values are interpolated after the look-up, and any Markdown in them is kept as is.
  func resolved(in table: String?, of bundle: Bundle?) -> String {
    var format = key
    if let bundle {
      format = bundle.localizedString(forKey: key, value: key, table: table)
    } else if Self.isLookedUp || table != nil {
      format = AppLanguage.bundle.localizedString(forKey: key, value: key, table: table)
    }
    guard !arguments.isEmpty else { return InlineMarkdown.plainText(of: format) }
    let values = arguments.map(\.resolved)
    guard InlineMarkdown.canBe(in: format) else {
      var text = ""
      format.fill(with: values, literal: { text += $0 }, value: { text += $0 })
      return text
    }
    var pieces: [InlineMarkdown.Piece] = []
    format.fill(
      with: values, literal: { pieces += $0.map(InlineMarkdown.Piece.character) },
      value: { pieces.append(.value($0)) })
    return InlineMarkdown.plainText(of: pieces)
  }

  /// Whether the app has strings at all, which avoids a slow look-up that cannot succeed.
  private static let isLookedUp =
    AppLanguage.bundle.url(forResource: "Localizable", withExtension: "strings") != nil

  /// The interpolations of a literal, from which a key is created.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Appends a part of the literal, with its percent signs escaped.
    public mutating func appendLiteral(_ literal: String) {
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Appends a string without changes.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), as: "%@")
    }

    /// Appends a formatted number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.string(value._text), as: value._specifier)
    }

    /// Appends a text, which has its own localization.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text), as: "%@")
    }

    private mutating func append(_ argument: Argument, as specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension String {
  /// Replaces the specifiers of a format with values, in order.
  fileprivate func fill(
    with values: [String], literal: (String) -> Void, value: (String) -> Void
  ) {
    var values = values[...]
    var rest = utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      literal(String(rest[..<percent]) ?? "")
      rest = rest[rest.index(after: percent)...]
      let specifier = ["%", "@", "lld", "llu", "lf", "f"].first { rest.starts(with: $0.utf8) }
      rest = rest.dropFirst(specifier?.utf8.count ?? 0)
      switch specifier {
      case nil, "%": literal("%")
      case let specifier?:
        if let next = values.popFirst() { value(next) } else { literal("%\(specifier)") }
      }
    }
    literal(String(rest) ?? "")
  }
}
