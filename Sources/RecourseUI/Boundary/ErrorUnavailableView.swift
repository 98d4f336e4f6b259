public import SwiftUI

/// What a screen says when an error has left it with nothing to show.
///
/// It has the words of the environment's `errorDescriber`, and buttons for what the error offers: an
/// option that succeeds tries again too. "Try Again" is there where trying again can help: not when a
/// person has to act first, and after the delay that the error asks for, which is counted down.
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
  ///   - error: What went wrong.
  ///   - onTryAgain: Tries again, where the error says that this can help. The default is nil: nothing
  ///     can be tried again.
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
      ErrorMessage(
        error: error, isCountedDown: onTryAgain != nil && error.retryAdvice() != .never)
    } actions: {
      RecoveryButtons(error: error, onTryAgain: onTryAgain, onClose: onClose)
    }
  }
}

extension ErrorUnavailableView: CustomReflectable {
  /// A mirror without children, so that no dump shows the error's payload.
  nonisolated public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
