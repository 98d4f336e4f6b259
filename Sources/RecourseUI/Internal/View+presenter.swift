import Recourse
import SwiftUI

extension View {
  /// Lets a presenter show a context while the view is on screen.
  func presents<Item>(
    _ context: PresentationContext<Item>, through presenter: Presenter<Item>
  ) -> some View {
    modifier(PresenterModifier(context: context, presenter: presenter))
  }

  /// Notes that the view was updated without a presentation that ends.
  func acknowledgesEnds<Item>(of presenter: Presenter<Item>) -> some View {
    onChange(of: presenter.stage) { _, stage in
      guard let id = stage.clearing?.id else { return }
      afterThisUpdate { presenter.acknowledge(id) }
    }
  }
}

/// Lets a presenter show a context while a view is on screen.
private struct PresenterModifier<Item: Sendable>: ViewModifier {
  let context: PresentationContext<Item>
  let presenter: Presenter<Item>

  @Environment(\.presentationSurroundings) private var surroundings
  @Environment(\.errorClock) private var clock
  @Environment(\.systemScreen) private var systemScreen
  @State private var anchor = ScreenAnchor()

  func body(content: Content) -> some View {
    let place = place
    content
      .anchored(by: anchor)
      .onAppear { presenter.appear(in: context, surroundings: place) }
      .onDisappear { presenter.disappear() }
      .onChange(of: ObjectIdentifier(context)) {
        presenter.leave()
        afterThisUpdate { presenter.appear(in: context, surroundings: place) }
      }
  }

  private var place: PresentationSurroundings {
    var place = surroundings
    place.clock = clock
    let depth = surroundings.host.map { $0.depth + 1 } ?? 0
    place.screen = { [anchor, systemScreen] kind in
      systemScreen.map { $0(kind, depth) } ?? anchor.screen(for: kind)
    }
    return place
  }
}

/// Makes the content of a sheet or a cover a part of its presentation.
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

  /// Asks the system what lies over a view with so many sheets below it; nil asks the platform.
  @Entry package var systemScreen:
    (@MainActor (PresentationSlots.Kind, _ depth: Int) -> SystemScreen)?
}

/// Waits for a turn: SwiftUI hands presentations to the system after the update that it is in, and
/// would see the next one in the place of the last one, with no end between them.
@MainActor
func afterThisUpdate(_ action: @escaping @MainActor () -> Void) {
  Task { action() }
}
