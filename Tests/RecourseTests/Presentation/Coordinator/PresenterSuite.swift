import Recourse
import RecourseTesting
import Testing

/// The fixtures of presenter tests, in a window that serializes presentations.
@MainActor
protocol PresenterSuite {
  var alert: AlertContext { get }
  var sheet: PresentationContext<Page> { get }
  var clock: ManualClock { get }
  var screen: FakeScreen { get }
  var window: PresentationSurroundings { get }
}

/// A system that presents and dismisses everything immediately, unless the test sets an answer.
@MainActor
final class FakeScreen {
  var answer: SystemScreen?
  var hasSheet = false

  func window(_ clock: ManualClock) -> PresentationSurroundings {
    PresentationSurroundings(
      coordinator: PresentationCoordinator(clock: clock), clock: clock,
      screen: { [self] kind in answer ?? (hasSheet && kind == .cover ? .up : .free) })
  }
}

struct Page: Sendable {}

extension PresenterSuite {
  /// Returns a presenter of the alert context that has appeared.
  func presenter(
    of context: AlertContext? = nil, in surroundings: PresentationSurroundings? = nil
  ) -> Presenter<AlertContent> {
    let presenter = Presenter<AlertContent>()
    presenter.appear(in: context ?? alert, surroundings: surroundings ?? window)
    return presenter
  }

  /// Presents a sheet, and returns its presenter and the surroundings of its content.
  func openSheet(
    hasArrived: Bool = true
  ) async throws -> (presenter: Presenter<Page>, inside: PresentationSurroundings) {
    let presenter = Presenter<Page>(canEmbed: false) { _ in .cover }
    presenter.appear(in: sheet, surroundings: window)
    sheet.present(Page())
    if hasArrived {
      presenter.contentAppeared(try #require(presenter.stage.shown).id)
      screen.hasSheet = true
      await turns()
    }
    var inside = window
    inside.host = presenter.content
    return (presenter, inside)
  }

  /// Updates the view without the presentation, so that the system completes the dismissal.
  func finish<Item>(_ presenter: Presenter<Item>, _ id: PresentationID) async {
    screen.hasSheet = false
    presenter.acknowledge(id)
    await turns()
    await clock.advance(by: .milliseconds(600))
    await turns()
  }
}
