/// Windows with the same content.
nonisolated public struct WindowGroup<Content: View>: PrimitiveScene {
  private let title: Text?
  private let content: () -> Content

  /// Makes windows without a title.
  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    title = nil
    content = makeContent
  }

  /// Makes windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    title = Text(titleKey)
    content = makeContent
  }

  /// Makes windows with a title.
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

/// A view that a closure makes, in a place of its own: what the closure reads concerns it alone.
nonisolated struct Deferred<Content: View>: PrimitiveView {
  let content: () -> Content

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(content())
  }
}
