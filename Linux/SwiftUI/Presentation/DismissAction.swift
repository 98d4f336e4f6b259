/// Dismisses the presentation that contains a view; a no-op in a window's own content.
@MainActor
@preconcurrency
public struct DismissAction {
  weak let presenter: Node?

  nonisolated init(presenter: Node?) {
    self.presenter = presenter
  }

  /// Dismisses the presentation by writing to its binding.
  @MainActor
  @preconcurrency
  public func callAsFunction() {
    presenter?.presentation?.dismiss()
  }
}

extension DismissAction: SameValue {
  nonisolated func isSame(as other: DismissAction) -> Bool { presenter === other.presenter }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(presenter: nil) }
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
