import Recourse
import RecourseTesting
import Testing

/// Tests of presenters in sheets, in a window that keeps presentations apart.
@MainActor
protocol PresenterSuite {
  var alert: AlertContext { get }
  var sheet: PresentationContext<Page> { get }
  var clock: ManualClock { get }
  var screen: FakeScreen { get }
  var window: PresentationSurroundings { get }
}

/// A system that shows and takes away all that it is asked for at once, unless a test says otherwise.
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
  /// A presenter of the alert that has appeared.
  func presenter(
    of context: AlertContext? = nil, in surroundings: PresentationSurroundings? = nil
  ) -> Presenter<AlertContent> {
    let presenter = Presenter<AlertContent>()
    presenter.appear(in: context ?? alert, surroundings: surroundings ?? window)
    return presenter
  }

  /// A presenter of sheets that shows one, and the surroundings of what is in it.
  func openSheet(
    hasArrived: Bool = true
  ) async throws -> (presenter: Presenter<Page>, inside: PresentationSurroundings) {
    let presenter = Presenter<Page> { _ in .cover }
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

  /// Updates the view without a presentation, which the system takes away then.
  func finish<Item>(_ presenter: Presenter<Item>, _ id: PresentationID) async {
    screen.hasSheet = false
    presenter.acknowledge(id)
    await turns()
    await clock.advance(by: .milliseconds(600))
    await turns()
  }
}
