import Foundation

/// A key to look up in the app's strings, with values to put into the result.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
  private let key: String
  private let arguments: [Argument]

  /// A value for the result: a text, or something that is localized itself.
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

  /// Makes a key of a string that is known at run time only.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The text in the app's language, without the marks of its Markdown.
  ///
  /// Values go in after the look-up, whatever they contain: no Markdown is looked for in them.
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

  /// Whether the app has strings at all; to look for what can't be there takes long.
  private static let isLookedUp =
    AppLanguage.bundle.url(forResource: "Localizable", withExtension: "strings") != nil

  /// A literal with values in it, from which a key is made.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var arguments: [Argument] = []

    /// Begins an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Adds a part of the literal, in which a percent sign is nothing special.
    public mutating func appendLiteral(_ literal: String) {
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    /// Adds a string, as it is.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string), as: "%@")
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(.string(value._text), as: value._specifier)
    }

    /// Adds a text, which is localized itself.
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
  /// Puts values in the place of the specifiers in a format, one after the other.
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
