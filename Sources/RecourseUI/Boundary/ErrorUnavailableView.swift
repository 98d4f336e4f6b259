public import SwiftUI

/// What a screen says when an error has left it with nothing to show.
///
/// It has the words of the environment's `errorDescriber`, and buttons for what the error offers: an
/// option that succeeds tries again too.
///
/// ```swift
/// ErrorUnavailableView(error) { reload() }
/// ```
public struct ErrorUnavailableView: View {
  private let error: any Error
  private let onTryAgain: (@MainActor () -> Void)?

  /// Creates a view that describes an error.
  ///
  /// - Parameters:
  ///   - error: What went wrong.
  ///   - onTryAgain: Tries again. The default is nil: nothing can be tried again.
  public init(_ error: any Error, onTryAgain: (@MainActor () -> Void)? = nil) {
    self.error = error
    self.onTryAgain = onTryAgain
  }

  /// The description and the buttons.
  public var body: some View {
    ContentUnavailableView {
      ErrorLabel(error: error)
    } description: {
      ErrorMessage(error: error)
    } actions: {
      RecoveryButtons(error: error, onTryAgain: onTryAgain)
    }
  }
}

extension ErrorUnavailableView: CustomReflectable {
  /// A mirror without children, so that no dump shows the error's payload.
  nonisolated public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
