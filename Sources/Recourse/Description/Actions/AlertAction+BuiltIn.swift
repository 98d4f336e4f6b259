extension AlertAction {
  /// An "OK" action in the app's language.
  public static var ok: AlertAction { ok(in: BuiltInText()) }

  /// A "Cancel" action in the app's language, with the cancel role.
  public static var cancel: AlertAction { cancel(in: BuiltInText()) }

  /// A "Try Again" action in the app's language.
  public static var tryAgain: AlertAction { tryAgain(in: BuiltInText()) }

  /// Returns a copy of this action with another handler, for use with the built-in actions.
  ///
  /// - Parameter handler: The closure to run when the person chooses the action.
  /// - Returns: An action with the same title and role.
  public func performing(_ handler: @escaping @MainActor @Sendable () -> Void) -> AlertAction {
    AlertAction(title, role: role, handler: handler)
  }

  static func ok(in text: BuiltInText) -> AlertAction {
    AlertAction(text["action.ok"])
  }

  static func cancel(in text: BuiltInText) -> AlertAction {
    AlertAction(text["action.cancel"], role: .cancel)
  }

  package static func tryAgain(in text: BuiltInText) -> AlertAction {
    AlertAction(text["action.tryAgain"])
  }
}
