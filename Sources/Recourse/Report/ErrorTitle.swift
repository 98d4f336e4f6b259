#if canImport(Darwin)
  public import Foundation

  /// What a failed operation is called, in the person's words and language, without a full stop.
  ///
  /// It is the title of a presentation: "The payment couldn’t be made". On Apple platforms it is a
  /// `LocalizedStringResource`, so that a literal is looked up in the app's string catalog, as in
  /// SwiftUI's labels; elsewhere it is a `String`.
  ///
  /// ```swift
  /// attempt(title: "The payment couldn’t be made") { try await cart.pay() }
  /// ```
  public typealias ErrorTitle = LocalizedStringResource

  extension ErrorTitle {
    /// The title as plain text, in the person's language.
    package var text: String { String(localized: self) }
  }
#else
  /// What a failed operation is called, in the person's words and language, without a full stop.
  ///
  /// It is the title of a presentation: "The payment couldn’t be made". On Apple platforms it is a
  /// `LocalizedStringResource`, so that a literal is looked up in the app's string catalog, as in
  /// SwiftUI's labels; elsewhere it is a `String`.
  ///
  /// ```swift
  /// attempt(title: "The payment couldn’t be made") { try await cart.pay() }
  /// ```
  public typealias ErrorTitle = String

  extension ErrorTitle {
    /// The title as plain text.
    package var text: String { self }
  }
#endif
