import Recourse
import SwiftUI

extension View {
  /// Presents a context through a presenter while the view is on screen.
  func presents<Item>(
    _ context: PresentationContext<Item>, through presenter: Presenter<Item>
  ) -> some View {
    modifier(PresenterModifier(context: context, presenter: presenter))
  }

  /// Acknowledges that an update has removed a presentation that is being dismissed.
  func acknowledgesEnds<Item>(of presenter: Presenter<Item>) -> some View {
    onChange(of: presenter.stage.clearing?.id) { _, id in
      guard let id else { return }
      afterThisUpdate { presenter.acknowledge(id) }
    }
  }
}

/// Presents a context through a presenter while a view is on screen.
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
    let depth = surroundings.depth
    place.screensBelow = { [anchor] in anchor.screensBelow }
    place.screen = { [anchor, systemScreen] kind in
      systemScreen.map { $0(kind, anchor.screensBelow ?? depth) } ?? anchor.screen(for: kind)
    }
    return place
  }
}

/// Connects the content of a sheet or cover with its presentation, and makes the content a host.
struct SheetContentModifier<Item: Sendable>: ViewModifier {
  let presenter: Presenter<Item>
  let presentation: Presentation<Item>
  @Environment(\.presentationSurroundings) private var outer
  @Environment(\.reportError) private var parent
  @State private var local = LocalRouter(PageStep())

  func body(content: Content) -> some View {
    let id = presentation.id
    local.step.handledRoutes = presentation.handledRoutes
    local.step.parent = parent.router
    return
      content
      .modifier(HostModifier())
      .environment(\.presentationSurroundings, inner)
      .sends(reportsTo: local.router)
      .onAppear {
        local.step.appear()
        presenter.contentAppeared(id)
      }
      .onDisappear { presenter.contentDisappeared(id) }
  }

  private var inner: PresentationSurroundings {
    var inner = outer
    inner.host = presenter.content
    return inner
  }
}

/// Keeps the reports of a page off the routes whose handlers have presented it.
@MainActor
final class PageStep: ReportStep {
  /// The routes whose handlers are known to have presented the page.
  var handledRoutes: Set<ErrorRoute> = []
  var parent = ErrorRouter.unhandled
  private lazy var beginning = Moment.next()

  nonisolated init() {}

  /// Records that the page has appeared.
  func appear() {
    _ = beginning
  }

  func add(to surroundings: inout ReportSurroundings) {
    surroundings.handledRoutes.formUnion(handledRoutes)
    surroundings.page = surroundings.page ?? beginning
  }
}

extension EnvironmentValues {
  /// The position of the view among the window's presentations.
  @Entry var presentationSurroundings = PresentationSurroundings()

  /// The override of the platform's answer about presentations over a view with `depth` sheets
  /// below.
  ///
  /// The default is nil, which asks the platform.
  @Entry package var systemScreen:
    (@MainActor (PresentationSlots.Kind, _ depth: Int) -> SystemScreen)?
}

/// Runs an action after the current update.
///
/// SwiftUI passes presentations to the system at the end of an update. Within one update, the next
/// presentation would replace the current presentation without a dismissal in between.
@MainActor
func afterThisUpdate(_ action: @escaping @MainActor () -> Void) {
  Task { action() }
}
