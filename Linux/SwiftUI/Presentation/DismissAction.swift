/// Dismisses the presentation or pops the screen that contains a view; a no-op in a window's own
/// content.
@MainActor
@preconcurrency
public struct DismissAction {
  private weak let target: (any Dismissable)?

  nonisolated init(target: (any Dismissable)?) {
    self.target = target
  }

  /// Dismisses the presentation by writing to its binding, or pops the screen.
  @MainActor
  @preconcurrency
  public func callAsFunction() {
    target?.dismiss()
  }
}

extension DismissAction: SameValue {
  nonisolated func isSame(as other: DismissAction) -> Bool { target === other.target }
}

/// A presentation, or a screen of a navigation stack.
@MainActor
protocol Dismissable: AnyObject, Sendable {
  func dismiss()
}

extension Node: Dismissable {
  /// Dismisses the presentation that the view requests.
  func dismiss() {
    presentation?.dismiss()
  }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(target: nil) }
  }

  private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The number of presentations that contain the view, which a platform would be asked for.
  @Entry package var screensBelow = 0

  /// The action that dismisses the presentation that contains the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is part of a presentation.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
