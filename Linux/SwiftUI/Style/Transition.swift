/// How a view comes and goes.
public struct AnyTransition: Equatable, Sendable {
  /// Whether it fades.
  @_spi(Rendering) public private(set) var fades = false
  /// The edge from which it comes, and to which it goes.
  @_spi(Rendering) public private(set) var edge: Edge?

  /// It comes and goes at once.
  public static let identity = AnyTransition()

  /// It fades.
  public static let opacity = AnyTransition(fades: true)

  /// It moves from an edge, and back.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(edge: edge)
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(fades: fades || other.fades, edge: edge ?? other.edge)
  }
}

extension View {
  /// Says how the view comes and goes, where it is over another one.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    decorated(.transition(t))
  }

  /// Shows what follows from a change as a movement.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    self
  }
}
