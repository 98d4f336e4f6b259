import Foundation

/// An action that a person can choose in order to recover from an error.
///
/// Two options are equal if their titles and positions are equal; their actions are not compared.
///
/// ```swift
/// let signIn = RecoveryOption("Sign In") { session.start() }
/// ```
public struct RecoveryOption: Sendable, Hashable, Identifiable {
  /// The title of the option's button, shown verbatim.
  public let title: String
  /// The position among a description's options.
  package let index: Int
  private let attempt: @MainActor @Sendable () -> Bool

  /// Creates an option.
  ///
  /// - Parameters:
  ///   - title: The title of the option's button, already localized.
  ///   - attempt: Attempts to recover. Return true on success, so that the failed operation can be
  ///     retried.
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

  /// The position among a description's options.
  public var id: Int { index }

  /// Attempts to recover from the error.
  ///
  /// - Returns: Whether the recovery succeeded.
  @MainActor @discardableResult
  public func attemptRecovery() -> Bool { attempt() }

  /// Returns whether two options have the same title and position.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.index == rhs.index
  }

  /// Feeds the title and the position into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(index)
  }

  /// Returns the options numbered in order, without those whose title has no visible character.
  static func numbered(_ options: [RecoveryOption]) -> [RecoveryOption] {
    options.prefix(limit).compactMap { option in
      PlainText.label(option.title).map { ($0, option.attempt) }
    }
    .enumerated()
    .map { RecoveryOption($1.0, index: $0, attempt: $1.1) }
  }

  /// Returns the options that an error offers.
  static func options(of error: any RecoverableError) -> [RecoveryOption] {
    let options = error.recoveryOptions.prefix(limit).enumerated().map { index, title in
      RecoveryOption(title) { error.attemptRecovery(optionIndex: index) }
    }
    return numbered(options)
  }

  /// The maximum number of options, far above any intentional number.
  private static let limit = 100
}

extension RecoveryOption: CustomStringConvertible {
  /// The title, on one line.
  public var description: String { PlainText.line([title]) }
}
