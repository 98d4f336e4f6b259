/// A view or a model that hands its errors to a router.
///
/// A view's own `@Environment` has the router of what is around it: the `.errorPolicy` and `.onError` in
/// its own `body` are for the views inside.
///
/// ```swift
/// struct OrdersView: View, Routable {
///   @Environment(ErrorRouter.self) var router
///
///   var body: some View {
///     List(orders) { OrderRow($0) }
///       .task { do { try await load() } catch { handle(error) } }
///   }
/// }
/// ```
@MainActor
public protocol Routable {
  /// Where errors go.
  var router: ErrorRouter { get }
}

extension Routable {
  /// Hands an error over, whatever its type.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - origin: What the app was doing. The default is `.userAction`.
  ///   - fileID: The file that reports. The default is the caller's.
  ///   - line: The line that reports. The default is the caller's.
  /// - Returns: A handle to await what becomes of it.
  @discardableResult
  public func handle(
    _ error: any Error, origin: ErrorOrigin = .userAction, fileID: String = #fileID,
    line: Int = #line
  ) -> ReportHandle {
    router.report(error, origin: origin, fileID: fileID, line: line)
  }
}
