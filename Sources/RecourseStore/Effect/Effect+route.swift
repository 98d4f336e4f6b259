public import Recourse

extension Effect {
  /// Sends failures where the policies of a router say, and starts again when a person wants that.
  ///
  /// While the router shows the error, the effect waits; it ends when nobody wants to try again. What
  /// cancels it takes the error back. A failure doesn't reach the state, so let something end what the
  /// state shows of the effect:
  ///
  /// ```swift
  /// let save = Effect.run { try await api.save(note) }.map { NoteAction.saved }
  /// return Effect.concatenate(.just(.saving), save)
  ///   .route(to: router) { _ in .notSaved }
  /// ```
  ///
  /// - Parameters:
  ///   - router: Where failures go.
  ///   - origin: What the app is doing. The default is `.userAction`.
  ///   - key: Names the effect: a success takes back what was reported of it before. The default is nil.
  ///   - offersTryAgain: Whether a person can try again, where the error says that this can help now. The
  ///     default is true.
  ///   - fileID: The file that reports. The default is the caller's.
  ///   - line: The line that reports. The default is the caller's.
  ///   - onFailure: Makes a value of each failure, to be sent before it is reported; nil for none. The
  ///     default sends nothing.
  /// - Returns: The effect, which can't fail.
  public func route(
    to router: ErrorRouter, origin: ErrorOrigin = .userAction, key: ErrorReport.Key? = nil,
    offersTryAgain: Bool = true, fileID: String = #fileID, line: Int = #line,
    onFailure: @escaping @MainActor (Failure) -> Output? = { _ in nil }
  ) -> Effect<Output, Never> {
    guard !isNone else { return .none }
    let attempt = Attempt(
      origin: origin, key: key, offersTryAgain: offersTryAgain,
      source: ErrorReport.Source(fileID: fileID, line: line))
    return Effect<Output, Never> { scope, sink in
      EffectRoute(of: self, attempt, router, in: scope, sink, onFailure).begin()
    }
  }
}
