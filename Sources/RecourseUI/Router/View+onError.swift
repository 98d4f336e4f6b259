public import Recourse
public import SwiftUI

extension View {
  /// Handles the errors of a type that views inside report.
  ///
  /// The closure is a `catch`: to return is to have handled the error, and to throw passes one on to
  /// whoever is around, be it the same or another that says more. Errors of other types pass by,
  /// and so do cancellations, which concern nobody.
  ///
  /// It is around the view's content, not around the view that writes it: what that view has in its own
  /// `@Environment` doesn't know of it.
  ///
  /// ```swift
  /// CartView().onError(of: PaymentError.self) { error in
  ///   guard error == .declined else { throw error }
  ///   isChoosingCard = true
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the error itself; its causes don't count.
  ///   - action: Handles an error, or throws one to pass it on.
  /// - Returns: The view, with its errors handled.
  public func onError<Failure: Error>(
    of type: Failure.Type, perform action: @escaping @MainActor (Failure) throws -> Void
  ) -> some View {
    modifier(ErrorCatchingModifier<Failure> { failure, _ in try action(failure) })
  }

  /// Handles all errors that views inside report.
  ///
  /// To return is to have handled the error, and to throw passes one on to whoever is around, as in
  /// ``onError(of:perform:)``.
  ///
  /// - Parameter action: Handles a report, or throws an error to pass it on.
  /// - Returns: The view, with its errors handled.
  public func onError(
    perform action: @escaping @MainActor (ErrorReport) throws -> Void
  ) -> some View {
    modifier(ErrorCatchingModifier<any Error> { _, report in try action(report) })
  }
}
