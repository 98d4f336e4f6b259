import Foundation

/// Something that a person can choose to do about an error.
///
/// Two options are equal when a person can't tell them apart: what they do doesn't count.
///
/// ```swift
/// let signIn = RecoveryOption("Sign In") { session.start() }
/// ```
public struct RecoveryOption: Sendable, Hashable, Identifiable {
  /// The text of its button, shown as it is.
  public let title: String
  /// Its place among the options of a description.
  public let index: Int
  private let attempt: @MainActor @Sendable () -> Bool

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - title: The text of its button, already localized.
  ///   - attempt: Tries to recover, and returns whether that succeeded, so that what failed can be
  ///     done again.
  public init(_ title: String, attempt: @escaping @MainActor @Sendable () -> Bool) {
    self.init(title, index: 0, attempt: attempt)
  }

  private init(
    _ title: String, index: Int, attempt: @escaping @MainActor @Sendable () -> Bool
  ) {
    self.title = title
    self.index = index
    self.attempt = attempt
  }

  /// Its place among the options of a description.
  public var id: Int { index }

  /// Tries to recover from the error.
  ///
  /// - Returns: Whether that succeeded.
  @MainActor @discardableResult
  public func attemptRecovery() -> Bool { attempt() }

  /// Tells whether a person would take two options for the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.index == rhs.index
  }

  /// Feeds what a person can see into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(index)
  }

  /// Options with presentable titles in the order given; a title without visible signs is no choice.
  static func numbered(_ options: [RecoveryOption]) -> [RecoveryOption] {
    options.prefix(limit).compactMap { option in
      PlainText.label(option.title).map { ($0, option.attempt) }
    }
    .enumerated()
    .map { RecoveryOption($1.0, index: $0, attempt: $1.1) }
  }

  /// The options that an error offers by itself.
  static func options(of error: any RecoverableError) -> [RecoveryOption] {
    let options = error.recoveryOptions.prefix(limit).enumerated().map { index, title in
      RecoveryOption(title) { error.attemptRecovery(optionIndex: index) }
    }
    return numbered(options)
  }

  /// More than any error has on purpose.
  private static let limit = 100
}

extension RecoveryOption: CustomStringConvertible {
  /// The title, in one line.
  public var description: String { PlainText.line([title]) }
}
