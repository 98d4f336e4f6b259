/// The empty state of a screen without content.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  PrimitiveView
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates an empty state with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.contentUnavailable)
    placement.place(label, key: .position(0), slot: .label)
    placement.place(description, key: .position(1), slot: .description)
    placement.place(actions, key: .position(2), slot: .actions)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an empty state with a localized title, a symbol and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates an empty state with a title string, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }
}
