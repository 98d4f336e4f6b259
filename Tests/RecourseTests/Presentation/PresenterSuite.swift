import Recourse
import RecourseTesting
import Testing

/// Tests of presenters in sheets, in a window that keeps presentations apart.
@MainActor
protocol PresenterSuite {
  var alert: AlertContext { get }
  var sheet: PresentationContext<Page> { get }
  var window: PresentationSurroundings { get }
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
  ) throws -> (presenter: Presenter<Page>, inside: PresentationSurroundings) {
    let presenter = Presenter<Page> { _ in .cover }
    presenter.appear(in: sheet, surroundings: window)
    sheet.present(Page())
    if hasArrived { presenter.contentAppeared(try #require(presenter.stage.shown).id) }
    var inside = window
    inside.host = presenter.content
    return (presenter, inside)
  }
}
