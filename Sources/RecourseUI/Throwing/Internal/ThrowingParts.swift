import Recourse
public import SwiftUI

/// The parts of a throwing view that a caller has replaced; nil for those that describe the error.
struct ThrowingParts: Sendable {
  private var givenLabel: (@MainActor (any Error) -> AnyView)?
  private var givenDescription: (@MainActor (any Error) -> AnyView)?
  private var givenActions: (@MainActor (any Error) -> AnyView)?
  private var givenEmpty: (@MainActor () -> AnyView)?

  init() {}

  @MainActor init<Label: View, Description: View, Actions: View, Empty: View>(
    label: @escaping (any Error) -> Label, description: @escaping (any Error) -> Description,
    actions: @escaping (any Error) -> Actions, empty: @escaping () -> Empty
  ) {
    if Label.self != OmittedPart.self { givenLabel = { AnyView(label($0)) } }
    if Description.self != OmittedPart.self { givenDescription = { AnyView(description($0)) } }
    if Actions.self != OmittedPart.self { givenActions = { AnyView(actions($0)) } }
    if Empty.self != OmittedPart.self { givenEmpty = { AnyView(empty()) } }
  }

  /// Returns the parts, with those of the surroundings where a part was omitted.
  func within(_ outer: ThrowingParts) -> ThrowingParts {
    var parts = self
    parts.givenLabel = givenLabel ?? outer.givenLabel
    parts.givenDescription = givenDescription ?? outer.givenDescription
    parts.givenActions = givenActions ?? outer.givenActions
    parts.givenEmpty = givenEmpty ?? outer.givenEmpty
    return parts
  }

  @MainActor func label(of error: any Error) -> AnyView {
    givenLabel?(error) ?? AnyView(ErrorLabel(error: error))
  }

  @MainActor func description(of error: any Error, after attempts: Int) -> AnyView {
    givenDescription?(error)
      ?? AnyView(ErrorMessage(error: error, hasButton: true, attempts: attempts))
  }

  @MainActor func actions(of error: any Error, beside buttons: RecoveryButtons) -> AnyView {
    AnyView(
      Group {
        buttons
        givenActions?(error)
      })
  }

  @MainActor var empty: AnyView { givenEmpty?() ?? AnyView(EmptyMessage()) }
}

extension EnvironmentValues {
  /// The parts that the surroundings of a throwing view replace.
  @Entry var throwingParts = ThrowingParts()
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
