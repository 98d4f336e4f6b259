import Recourse
import RecourseTesting
import Testing

/// Presenters in sheets, in a window that keeps presentations apart.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct PresenterPlaceTests: PresenterSuite {
  let alert = AlertContext()
  let other = AlertContext()
  let sheet = PresentationContext<Page>()
  let clock = ManualClock()
  let screen = FakeScreen()
  let window: PresentationSurroundings

  init() {
    window = screen.window(clock)
  }

  @Test func `one in a sheet is above one below that appears later`() async throws {
    let sheet = try await openSheet()
    let upper = presenter(in: sheet.inside)
    let lower = presenter()
    alert.present(AlertContent(title: "1"))
    #expect(upper.stage.shown != nil)
    #expect(lower.stage == .empty)
  }

  @Test func `what is over a sheet that leaves waits until it has left, and comes up below`()
    async throws
  {
    let lower = presenter()
    let opened = try await openSheet()
    let upper = presenter(in: opened.inside)
    let handle = alert.present(AlertContent(title: "1"))
    let id = try #require(upper.stage.shown).id
    sheet.dismiss()
    upper[isShowing: id] = false
    #expect(upper.stage == .empty)
    #expect(lower.stage == .empty)
    upper.disappear()
    await turns()
    await finish(opened.presenter, try #require(opened.presenter.stage.clearing).id)
    await turns()
    #expect(lower.stage.shown?.id == id)
    // It goes where it is no more, so this is not meant for where it is.
    upper[isShowing: id] = false
    #expect(lower.stage.shown?.id == id)
    lower.choose(.ok, in: id)
    await finish(lower, id)
    #expect(await handle.answer == .action(.ok))
  }

  @Test func `what is reported while a sheet leaves comes up when it has left`() async throws {
    let lower = presenter()
    let opened = try await openSheet()
    let upper = presenter(in: opened.inside)
    sheet.dismiss()
    alert.present(AlertContent(title: "1"))
    #expect(upper.stage == .empty)
    #expect(lower.stage == .empty)
    await finish(opened.presenter, try #require(opened.presenter.stage.clearing).id)
    await turns()
    #expect(lower.stage.shown != nil)
  }

  @Test func `one that goes with its sheet keeps nobody waiting, though nobody else can show it`()
    async throws
  {
    let opened = try await openSheet()
    let upper = presenter(in: opened.inside)
    let lower = presenter(of: other)
    alert.present(AlertContent(title: "1"))
    other.present(AlertContent(title: "2"))
    sheet.dismiss()
    upper.disappear()
    await turns()
    await finish(opened.presenter, try #require(opened.presenter.stage.clearing).id)
    await turns()
    #expect(lower.stage.shown?.item.title == "2")
    #expect(alert.item?.title == "1")
    let later = presenter()
    #expect(later.stage == .empty)
    other.dismiss()
    await finish(lower, try #require(lower.stage.clearing).id)
    await turns()
    #expect(later.stage.shown?.item.title == "1")
  }

  @Test func `what can only come up below a sheet waits for its end, and keeps nobody waiting`()
    async throws
  {
    let below = presenter()
    let opened = try await openSheet()
    let above = presenter(of: other, in: opened.inside)
    alert.present(AlertContent(title: "Below"))
    #expect(below.stage == .empty)
    other.present(AlertContent(title: "Above"))
    await turns()
    let shown = try #require(above.stage.shown)
    above[isShowing: shown.id] = false
    await finish(above, shown.id)
    await turns()
    #expect(below.stage == .empty)
    sheet.dismiss()
    await finish(opened.presenter, try #require(opened.presenter.stage.clearing).id)
    await turns()
    #expect(below.stage.shown?.item.title == "Below")
  }

  @Test func `what waits below a sheet comes up over it as soon as it can`() async throws {
    let below = presenter()
    let opened = try await openSheet()
    alert.present(AlertContent(title: "1"))
    let above = presenter(in: opened.inside)
    #expect(below.stage == .empty)
    await turns()
    #expect(above.stage.shown != nil)
  }

  @Test func `a sheet that has gone without a word covers nothing`() async throws {
    let opened = try await openSheet()
    let below = presenter()
    alert.present(AlertContent(title: "1"))
    #expect(below.stage == .empty)
    screen.hasSheet = false
    opened.presenter.disappear()
    opened.presenter.contentDisappeared(try #require(opened.presenter.stage.shown).id)
    await turns()
    #expect(below.stage.shown != nil)
  }

  @Test func `a sheet that leaves is in the way until its end, though its content has gone before`()
    async throws
  {
    let opened = try await openSheet()
    let below = presenter()
    alert.present(AlertContent(title: "1"))
    sheet.dismiss()
    let id = try #require(opened.presenter.stage.clearing).id
    opened.presenter.contentDisappeared(id)
    await turns()
    #expect(below.stage == .empty)
    await finish(opened.presenter, id)
    await turns()
    #expect(below.stage.shown != nil)
  }

  @Test func `a late write means nothing where the presentation is now`() async throws {
    let lower = presenter()
    let upper = presenter()
    alert.present(AlertContent(title: "1"))
    let id = try #require(upper.stage.shown).id
    upper.disappear()
    await turns()
    upper[isShowing: id] = false
    #expect(lower.stage.shown?.id == id)
  }

  @Test func `a sheet that comes back has to appear again`() async throws {
    let opened = try await openSheet()
    let id = try #require(opened.presenter.stage.shown).id
    let elsewhere = Presenter<Page> { _ in .cover }
    elsewhere.appear(in: sheet, surroundings: window)
    screen.hasSheet = false
    opened.presenter.disappear()
    await turns()
    #expect(elsewhere.stage.shown?.id == id)
    elsewhere.disappear()
    await turns()
    opened.presenter.appear(in: sheet, surroundings: window)
    await clock.advance(by: .milliseconds(600))
    await until { opened.presenter.stage.shown != nil }
    #expect(opened.presenter.stage.shown?.id == id)
    sheet.dismiss()
    opened.presenter.announceEnd()
    #expect(opened.presenter.stage.clearing?.id == id)
  }

  @Test func `what a view closes as it goes is shown elsewhere`() async throws {
    let lower = presenter()
    let upper = presenter()
    let handle = alert.present(AlertContent(title: "1"))
    let id = try #require(upper.stage.shown).id
    upper[isShowing: id] = false
    upper.disappear()
    await turns()
    #expect(lower.stage.shown?.id == id)
    lower[isShowing: id] = false
    await finish(lower, id)
    #expect(await handle.answer == .dismissed)
  }

  @Test func `what a person or the app has ended stays so when the view goes`() async throws {
    let lower = presenter()
    for end in [End.action, .late, .code] {
      let upper = presenter()
      let handle = alert.present(AlertContent(title: "1"))
      await turns()
      let id = try #require(upper.stage.shown).id
      switch end {
      case .action: upper.choose(.ok, in: id)
      case .late:
        upper[isShowing: id] = false
        upper.choose(.ok, in: id)
      case .code: alert.dismiss()
      }
      upper.disappear()
      #expect(await handle.answer == (end == .code ? .dismissed : .action(.ok)))
      #expect(lower.stage == .empty)
      upper.leave()
    }
  }

  private enum End { case action, late, code }

  @Test func `a sheet that goes with its view after a swipe stays away`() async throws {
    let opened = try await openSheet()
    let elsewhere = Presenter<Page> { _ in .cover }
    elsewhere.appear(in: sheet, surroundings: window)
    let id = try #require(opened.presenter.stage.shown).id
    opened.presenter[showing: id] = nil
    opened.presenter.disappear()
    await turns()
    #expect(elsewhere.stage == .empty)
    #expect(sheet.current == nil)
  }

  @Test func `a sheet that covers its presenter stays, though it could show itself`() async throws {
    let opened = try await openSheet()
    let inside = Presenter<Page> { _ in .cover }
    inside.appear(in: sheet, surroundings: opened.inside)
    let content = opened.presenter.content
    opened.presenter.disappear()
    await turns()
    #expect(opened.presenter.content === content)
    #expect(opened.presenter.stage.shown != nil)
    let another = Presenter<Page> { _ in .cover }
    another.appear(in: sheet, surroundings: opened.inside)
    await turns()
    #expect(opened.presenter.content === content)
    #expect(opened.presenter.stage.shown != nil)
    #expect(inside.stage == .empty)
    #expect(another.stage == .empty)
  }

  @Test func `an alert that nobody may see gives way to one that is seen`() async throws {
    let hidden = presenter()
    hidden.disappear()
    await turns()
    let visible = presenter(of: other)
    alert.present(AlertContent(title: "Hidden"))
    #expect(hidden.stage.shown != nil)
    other.present(AlertContent(title: "Visible"))
    await turns()
    #expect(hidden.stage == .empty)
    let shown = try #require(visible.stage.shown)
    visible[isShowing: shown.id] = false
    await finish(visible, shown.id)
    await turns()
    #expect(hidden.stage.shown?.item.title == "Hidden")
  }

  @Test func `an alert that is seen gives way to nobody`() async throws {
    let seen = presenter()
    let waiting = presenter(of: other)
    alert.present(AlertContent(title: "Seen"))
    other.present(AlertContent(title: "Waiting"))
    await turns()
    #expect(seen.stage.shown?.item.title == "Seen")
    #expect(waiting.stage == .empty)
  }

  @Test func `a presenter whose context is gone shows nothing, and keeps nobody waiting`()
    async throws
  {
    var gone: AlertContext? = AlertContext()
    let presenter = presenter(of: gone)
    gone?.present(AlertContent(title: "Gone"))
    let waiting = self.presenter(of: other)
    other.present(AlertContent(title: "2"))
    #expect(presenter.stage.shown != nil)
    gone = nil
    presenter.appear(in: alert, surroundings: window)
    #expect(presenter.stage == .empty)
    await turns()
    #expect(waiting.stage.shown != nil)
  }
}
