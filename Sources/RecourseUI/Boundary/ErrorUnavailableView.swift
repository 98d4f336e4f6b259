public import SwiftUI

/// Describes an error that leaves a screen without content.
///
/// The view uses the words of the environment's `errorDescriber`, and has a button for each
/// recovery option of the error. A successful option tries again as well. With `onTryAgain`, there
/// is always "Try Again", after a countdown if the error requests a delay, and users can pull the
/// page down. The view also tries again once whenever the scene becomes active again, unless the
/// error is permanent. After a missing sign-in, "Sign In" runs the handler of the route to which
/// the router's policy sends the error, and then tries again.
///
/// ```swift
/// ErrorUnavailableView(error) { reload() }
/// ```
public struct ErrorUnavailableView: View {
  private let error: any Error
  private let onTryAgain: (@MainActor () -> Void)?

  @Environment(\.refresh) private var surroundingRefresh

  /// Creates a view that describes an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - onTryAgain: Tries again. The default is nil, which offers no retry.
  public init(_ error: any Error, onTryAgain: (@MainActor () -> Void)? = nil) {
    self.error = error
    self.onTryAgain = onTryAgain
  }

  /// The description and the buttons.
  public var body: some View {
    let page = ContentUnavailableView {
      ErrorLabel(error: error)
    } description: {
      ErrorMessage(error: error, hasButton: onTryAgain != nil)
    } actions: {
      RecoveryButtons(error: error, onTryAgain: onTryAgain)
    }
    if let onTryAgain {
      page.scrollable(surroundingRefresh == nil)
        .refreshable { @MainActor in onTryAgain() }
        .onReturn(from: error, perform: onTryAgain)
    } else {
      page
    }
  }
}

extension ErrorUnavailableView: HiddenFromMirrors {}
