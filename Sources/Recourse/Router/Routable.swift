/// A view or a model that passes its errors to a router.
///
/// A view's own `@Environment` contains the router of the enclosing views. The modifiers
/// `.errorPolicy` and `.onError` in the view's `body` apply to the views inside.
///
/// ```swift
/// struct OrdersView: View, Routable {
///   @Environment(ErrorRouter.self) var router
///
///   var body: some View {
///     List(orders) { OrderRow($0) }
///       .task { do { try await load() } catch { handle(error, origin: .firstLoad) } }
///   }
/// }
/// ```
@MainActor
public protocol Routable {
  /// The router that receives the errors.
  var router: ErrorRouter { get }
}

extension Routable {
  /// Reports an error of any type to the router.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - origin: The activity of the app during which the error occurred. The default is
  ///     `.userAction`.
  ///   - fileID: The file that reports the error. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  /// - Returns: A handle for awaiting the outcome.
  @discardableResult
  public func handle(
    _ error: any Error, origin: ErrorOrigin = .userAction, fileID: String = #fileID,
    line: Int = #line
  ) -> ReportHandle {
    router.report(error, origin: origin, fileID: fileID, line: line)
  }
}
