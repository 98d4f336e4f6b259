/// A view with an icon and a title.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// Creates a label with two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.label)
    placement.place(icon, key: .position(0), slot: .icon)
    placement.place(title, key: .position(1), slot: .title)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title string and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
