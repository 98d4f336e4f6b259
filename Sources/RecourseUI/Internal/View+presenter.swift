import Recourse
import SwiftUI

extension View {
  /// Lets a presenter show a context while the view is on screen.
  func presents<Item>(
    _ context: PresentationContext<Item>, through presenter: Presenter<Item>,
    in surroundings: PresentationSurroundings
  ) -> some View {
    onAppear { presenter.appear(in: context, surroundings: surroundings) }
      .onDisappear { presenter.disappear() }
      .onChange(of: ObjectIdentifier(context)) {
        presenter.leave()
        afterThisUpdate { presenter.appear(in: context, surroundings: surroundings) }
      }
  }

  /// Ends a presentation that has left the screen without an announcement.
  ///
  /// Nobody announces the end of an alert or a dialog, which is over as soon as the view was updated
  /// without it, nor that of a sheet or a cover whose content never came up.
  func acknowledgesEnds<Item>(of presenter: Presenter<Item>) -> some View {
    onChange(of: presenter.stage) { _, stage in
      guard let presentation = stage.clearing, !presenter.hasAppeared(presentation.id) else {
        return
      }
      afterThisUpdate { presenter.closed(presentation.id) }
    }
  }
}

/// Makes what is in a sheet or a cover part of its presentation.
struct SheetContentModifier<Item: Sendable>: ViewModifier {
  let presenter: Presenter<Item>
  let id: PresentationID
  @Environment(\.presentationSurroundings) private var outer

  func body(content: Content) -> some View {
    content
      .modifier(HostModifier())
      .environment(\.presentationSurroundings, inner)
      .onAppear { presenter.contentAppeared(id) }
      .onDisappear { presenter.contentDisappeared(id) }
  }

  private var inner: PresentationSurroundings {
    var inner = outer
    inner.host = presenter.content
    return inner
  }
}

extension EnvironmentValues {
  /// Where in a window a view is.
  @Entry var presentationSurroundings = PresentationSurroundings()
}

/// Waits for a turn: SwiftUI hands presentations to the system after the update that it is in, and
/// would see the next one in the place of the last one, with no end between them.
@MainActor
func afterThisUpdate(_ action: @escaping @MainActor () -> Void) {
  Task { action() }
}

extension Presenter {
  /// Ends the presentation that the system has announced to be gone.
  ///
  /// What is up, or never came up, is not meant by it.
  func wasDismissed() {
    guard let presentation = stage.clearing, hasAppeared(presentation.id) else { return }
    closed(presentation.id)
  }
}
