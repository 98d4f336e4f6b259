/// A scene that presents windows with the same content.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  private let title: Text?
  private let content: () -> Content

  /// Creates a window group without a title.
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    title = nil
    content = makeContent
  }

  /// Creates a window group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    title = Text(titleKey)
    content = makeContent
  }

  /// Creates a window group with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content) {
    self.title = Text(title)
    content = makeContent
  }

  @MainActor
  func open(in graph: ViewGraph) {
    let kind = Element.Kind.window(title: title?.resolved ?? "")
    graph.open(kind, Deferred(content: content), EnvironmentValues())
  }
}

/// A view from a closure, whose dependencies are tracked separately from those of the parent.
nonisolated struct Deferred<Content: View>: PrimitiveView {
  let content: () -> Content

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content())
  }
}
