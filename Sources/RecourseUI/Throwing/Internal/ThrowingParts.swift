import Recourse
public import SwiftUI

/// The parts of a throwing view that don't depend on its value.
@MainActor
struct ThrowingParts {
  let label: (any Error) -> AnyView
  let description: (any Error) -> AnyView
  let empty: () -> AnyView
  let actions: (any Error, RecoveryButtons) -> AnyView

  init<Label: View, Description: View, Empty: View, Actions: View>(
    label: @escaping () -> Label, description: @escaping () -> Description,
    empty: @escaping () -> Empty, actions: @escaping (any Error) -> Actions
  ) {
    self.label = { error in
      Label.self == OmittedPart.self ? AnyView(ErrorLabel(error: error)) : AnyView(label())
    }
    self.description = { error in
      Description.self == OmittedPart.self
        ? AnyView(ErrorMessage(error: error, hasButton: true))
        : AnyView(description())
    }
    self.empty = { Empty.self == OmittedPart.self ? AnyView(EmptyMessage()) : AnyView(empty()) }
    self.actions = { error, buttons in
      AnyView(
        Group {
          buttons
          actions(error)
        })
    }
  }
}

/// Stands for a part that the caller omits; a result builder can't build an optional closure.
@usableFromInline
struct OmittedPart: View {
  @usableFromInline nonisolated init() {}

  @usableFromInline var body: EmptyView { EmptyView() }
}

/// The default view of an empty value.
private struct EmptyMessage: View {
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    ContentUnavailableView(text["state.empty.title"], systemImage: "tray")
  }
}
