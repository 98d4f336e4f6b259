#if canImport(Darwin)
  public import Foundation
#else
  package import Foundation
#endif

/// What a failed operation is called, in the person's words, without a full stop: the title of a
/// presentation.
///
/// A literal is the key of a text in the app's `Localizable` strings, as in SwiftUI's labels, in
/// the language of the describer; without such a text it is presented as it is. An interpolated
/// text is presented as it is, because it may contain words of an error or of a server.
///
/// ```swift
/// attempt(title: "The payment couldn’t be made") { try await cart.pay() }
/// attempt(title: ErrorTitle(verbatim: server.title)) { try await server.pay() }
/// ```
///
/// Xcode extracts the literals of a `LocalizedStringResource`, which can be a title as well.
public struct ErrorTitle: Sendable, Hashable, ExpressibleByStringInterpolation {
  private enum Words: Hashable {
    case key(String)
    case text(String)
  }

  private let words: Words

  /// Creates a title that is looked up in the app's strings.
  ///
  /// - Parameter key: The key, which is also the title without a translation.
  public init(stringLiteral key: String) {
    words = .key(key)
  }

  /// Creates a title from an interpolated text, which is not localized.
  ///
  /// - Parameter interpolation: The text.
  public init(stringInterpolation interpolation: DefaultStringInterpolation) {
    self.init(verbatim: interpolation.description)
  }

  /// Creates a title that is not localized.
  ///
  /// - Parameter text: The title in the person's language.
  public init(verbatim text: some StringProtocol) {
    words = .text(String(text))
  }

  #if canImport(Darwin)
    /// Creates a title from a resource, such as one of a module's bundle, in the app's language.
    ///
    /// - Parameter resource: The resource.
    public init(_ resource: LocalizedStringResource) {
      self.init(verbatim: String(localized: resource))
    }
  #endif

  /// Returns the title as plain text.
  ///
  /// - Parameters:
  ///   - language: The identifier of the language; nil for the app's.
  ///   - bundle: The bundle with the strings.
  /// - Returns: The title; the key if the bundle has no text for it.
  package func text(in language: String?, from bundle: Bundle = .main) -> String {
    switch words {
    case .text(let text): return text
    case .key(let key):
      // Foundation on Linux doesn't choose among a bundle's languages.
      let names = language.map { [$0, String($0.prefix { $0 != "-" })] } ?? []
      let folder = names.lazy.compactMap { name in
        bundle.localizations.first { $0.caseInsensitiveCompare(name) == .orderedSame }
      }.first.flatMap { bundle.url(forResource: $0, withExtension: "lproj") }
      let localized = folder.flatMap(Bundle.init(url:)) ?? bundle
      return localized.localizedString(forKey: key, value: key, table: nil)
    }
  }
}

extension ErrorDescriber {
  /// Returns a title in the describer's language.
  package func words(of title: ErrorTitle?) -> String? {
    title?.text(in: text.isOfApp ? nil : text.language.identifier)
  }
}
