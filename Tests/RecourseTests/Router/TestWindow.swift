import Recourse
import Testing

/// A window that handles presentations as its views would, without any views.
@MainActor
final class TestWindow {
  private final class Anchor {}

  /// The router to which views in the window report.
  let router: ErrorRouter
  let windowRouter: WindowRouter
  private var anchor: Anchor?
  private(set) var places: [TestPlace] = []

  init(_ router: ErrorRouter) throws {
    let anchor = Anchor()
    windowRouter = try #require(router.app).openWindow(for: anchor)
    self.anchor = anchor
    self.router = ErrorRouter(windowRouter)
    openPlace()
  }

  /// The topmost place.
  var top: TestPlace { places[places.count - 1] }

  var alert: AlertContent? { interruption(.alert) }
  var sheet: AlertContent? { interruption(.sheet) }
  var toast: ToastContent? { top.toasts.stage.shown?.item }
  var banner: ToastContent? { top.banners.stage.shown?.item }

  private func interruption(_ surface: Disposition.Surface) -> AlertContent? {
    let shown = places.compactMap(\.interruptions.stage.shown).first?.item
    return shown?.surface == surface ? shown?.content : nil
  }

  func openPlace() {
    let place = TestPlace(host: PresentationHost(in: nil))
    place.appear(in: windowRouter)
    places.append(place)
  }

  func closePlace() {
    places.removeLast().leave()
  }

  /// Presses a button of the alert or the sheet, and completes the dismissal.
  func press(_ title: String) throws {
    let presenter = try #require(places.map(\.interruptions).first { $0.stage.shown != nil })
    let shown = try #require(presenter.stage.shown)
    let action = try #require(shown.item.content.actions.first { $0.title == title })
    presenter.choose(action, in: shown.id)
    presenter.acknowledge(shown.id)
  }

  func close() {
    windowRouter.close()
    anchor = nil
    for place in places { place.leave() }
  }

  /// Disappears without a notification, like views whose parents discarded them.
  func vanish() {
    anchor = nil
    places = []
  }
}

/// The root of a window, or the content of a sheet.
@MainActor
final class TestPlace {
  /// The presenter of interruptions, drawn as overlays so that no system presentation is involved.
  let interruptions = Presenter<Interruption> { _ in nil }
  let toasts = Presenter<ToastContent> { _ in nil }
  let banners = Presenter<ToastContent> { _ in nil }
  let surroundings: PresentationSurroundings

  init(host: PresentationHost) {
    surroundings = PresentationSurroundings(host: host)
  }

  func appear(in windowRouter: WindowRouter) {
    interruptions.appear(in: windowRouter.interruptions, surroundings: surroundings)
    toasts.appear(in: windowRouter.toasts, surroundings: surroundings)
    banners.appear(in: windowRouter.banners, surroundings: surroundings)
  }

  func disappear() {
    interruptions.disappear()
    toasts.disappear()
    banners.disappear()
  }

  func leave() {
    interruptions.leave()
    toasts.leave()
    banners.leave()
  }
}

extension Presenter {
  /// Dismisses the visible item, as a timeout or a swipe does.
  func dismissShown() {
    guard let shown = stage.shown else { return }
    dismiss(shown.id)
    acknowledge(shown.id)
  }

  /// Completes the departure of an item, as a view without that item does.
  func completeDeparture() {
    if let leaving = stage.clearing { acknowledge(leaving.id) }
  }
}

/// Waits without a clock until the condition holds or the task is cancelled, which the test's time
/// limit does.
@MainActor
func eventually(_ condition: () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}
