public import SwiftUI

/// Describes an error that leaves a screen without content.
///
/// The view uses the words of the environment's `errorDescriber`, and has a button for each
/// recovery option of the error. A successful option tries again as well. "Try Again" appears only
/// if a retry can help: never if the user has to act first, never for a permanent error, and after
/// a countdown if the error requests a delay.
///
/// ```swift
/// ErrorUnavailableView(error) { reload() }
/// ```
public struct ErrorUnavailableView: View {
  private let error: any Error
  private let onTryAgain: (@MainActor () -> Void)?
  private let onClose: (@MainActor () -> Void)?

  /// Creates a view that describes an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - onTryAgain: Tries again; unused if the error says that retrying can't help. The default is
  ///     nil, which offers no retry.
  public init(_ error: any Error, onTryAgain: (@MainActor () -> Void)? = nil) {
    self.init(error, onTryAgain: onTryAgain, onClose: nil)
  }

  init(
    _ error: any Error, onTryAgain: (@MainActor () -> Void)?, onClose: (@MainActor () -> Void)?
  ) {
    self.error = error
    self.onTryAgain = onTryAgain
    self.onClose = onClose
  }

  /// The description and the buttons.
  public var body: some View {
    ContentUnavailableView {
      ErrorLabel(error: error)
    } description: {
      ErrorMessage(error: error, hasButton: onTryAgain != nil)
    } actions: {
      RecoveryButtons(error: error, onTryAgain: onTryAgain, onClose: onClose)
    }
  }
}

extension ErrorUnavailableView: HiddenFromMirrors {}
