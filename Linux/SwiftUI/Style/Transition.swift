/// How a view comes and goes.
public struct AnyTransition {
  let motion: Element.Motion

  /// It comes and goes at once.
  nonisolated(unsafe) public static let identity = AnyTransition(motion: Element.Motion())

  /// It fades.
  nonisolated(unsafe) public static let opacity = AnyTransition(
    motion: Element.Motion(fades: true))

  /// It moves from an edge, and back.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(motion: Element.Motion(edge: edge))
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      motion: Element.Motion(
        fades: motion.fades || other.motion.fades, edge: motion.edge ?? other.motion.edge))
  }
}

extension Element {
  /// How an element comes and goes.
  @_spi(Rendering)
  public struct Motion: Equatable, Sendable {
    /// Whether it fades.
    public var fades = false
    /// The edge from which it comes, and to which it goes.
    public var edge: Edge?
  }
}

extension View {
  /// Says how the view comes and goes, where it is over another one.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    decorated(.transition(t.motion))
  }

  /// Shows what follows from a change as a movement.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }
}
