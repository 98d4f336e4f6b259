/// Produces a modified version of a view.
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder
  @MainActor
  @preconcurrency
  func body(content: Self.Content) -> Self.Body
}

/// The view to which a modifier is applied.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let view: any View

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(view)
  }
}

extension _ViewModifier_Content: SameValue {
  func isSame(as other: Self) -> Bool { areSameViews(view, other.view) }
}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view to modify.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The body of the modifier.
  @MainActor
  public var body: Modifier.Body {
    modifier.body(content: _ViewModifier_Content(view: content))
  }
}

extension ModifiedContent: ModifiedView {
  static var modifierType: Any.Type { Modifier.self }
}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
