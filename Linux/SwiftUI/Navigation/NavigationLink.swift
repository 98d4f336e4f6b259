/// A control that pushes a screen onto the enclosing navigation stack.
///
/// In the stand-in, a link outside of a `NavigationStack` is disabled.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label

  /// Creates a link to a view.
  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
  }

  /// Creates a link to a view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  @MainActor
  func place(in placement: inout Placement) {
    let navigation = placement.environment.navigation
    let content: NavigationPage.Content?
    switch target {
    case .view(let view):
      let destination = placement.memory as? LinkDestination ?? LinkDestination(view)
      destination.view = view
      placement.memory = destination
      content = .view(destination)
    case .value(let value): content = value.map { .value($0) }
    }
    let link = Button(link: { content.map { navigation?.push($0) } }, label: label)
    placement.place(link.disabled(navigation == nil || content == nil))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a localized title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view, with a title string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a view, with a localized title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view, with a title string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value; nil disables the link.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Creates a link to the destination of a value, with a localized title; nil disables the link.
  public nonisolated init<P: Hashable>(
    _ titleKey: LocalizedStringKey, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link to the destination of a value, with a title string; nil disables the link.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
