/// What a screen says when it has nothing to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  PrimitiveView
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes an empty state with a label, a description and actions.
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
  /// Makes an empty state with a title, a symbol and a description.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Makes an empty state with a title, a symbol and a description.
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
