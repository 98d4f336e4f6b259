/// A view that declares the screen for values of a type to the enclosing navigation stack.
nonisolated private struct DestinationView<Content: View, Value: Hashable, Screen: View>:
  PrimitiveView
{
  let content: Content
  let screen: (Value) -> Screen

  @MainActor
  func place(in placement: inout Placement) {
    let destination: NavigationDestination
    if let declared = placement.memory as? NavigationDestination {
      destination = declared
    } else {
      destination = NavigationDestination()
      placement.environment.navigation?.add(destination)
      placement.memory = destination
    }
    destination.make = { [screen] in ($0.base as? Value).map(screen) }
    placement.place(content)
  }
}

extension View {
  /// Declares the screen that the enclosing navigation stack shows for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, screen: destination)
  }
}
