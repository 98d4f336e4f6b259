/// The transition of a view's insertion and removal.
public struct AnyTransition {
  let motion: Element.Motion

  /// A transition without any animation.
  nonisolated(unsafe) public static let identity = AnyTransition(motion: Element.Motion())

  /// A transition that fades the view in and out.
  nonisolated(unsafe) public static let opacity = AnyTransition(
    motion: Element.Motion(fades: true))

  /// Returns a transition that moves the view in from an edge, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(motion: Element.Motion(edge: edge))
  }

  /// Returns a transition that performs both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      motion: Element.Motion(
        fades: motion.fades || other.motion.fades, edge: motion.edge ?? other.motion.edge))
  }
}

extension Element {
  /// The motion of an element on insertion and removal.
  @_spi(Rendering)
  public struct Motion: Equatable, Sendable {
    /// Whether the element fades in and out.
    public var fades = false
    /// The edge from which the element enters and to which it leaves.
    public var edge: Edge?
  }
}

extension View {
  /// Sets the transition of the view, which applies to overlays.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    decorated(.transition(t.motion))
  }

  /// Animates the view when a value changes; in the stand-in, a no-op.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }
}
