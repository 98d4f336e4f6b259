extension AlertAction {
  /// "OK", in the person's language.
  public static var ok: AlertAction { ok(in: BuiltInText()) }

  /// "Cancel", in the person's language, with the cancel role.
  public static var cancel: AlertAction { cancel(in: BuiltInText()) }

  /// "Try Again", in the person's language.
  public static var tryAgain: AlertAction { tryAgain(in: BuiltInText()) }

  /// The same action with another handler, for the built-in ones.
  ///
  /// - Parameter handler: What happens when a person takes the action.
  /// - Returns: An action that looks the same.
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
