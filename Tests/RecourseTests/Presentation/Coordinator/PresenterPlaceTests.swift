import Recourse
import RecourseTesting
import Testing

/// Tests presenters in sheets, in a window that serializes presentations.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresenterPlaceTests: PresenterSuite {
  let alert = AlertContext()
  let other = AlertContext()
  let sheet = PresentationContext<Page>()
  let clock = ManualClock()
  let screen = FakeScreen()
  let window: PresentationSurroundings

  init() {
    window = screen.window(clock)
  }

  @Test func `a presenter in a sheet takes precedence over a later one below`() async throws {
    let sheet = try await openSheet()
    let upper = presenter(in: sheet.inside)
    let lower = presenter()
    alert.present(AlertContent(title: "1"))
    #expect(upper.stage.shown != nil)
    #expect(lower.stage == .empty)
  }

  @Test func `an alert over a dismissed sheet waits for the sheet's end and moves below`()
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
    // A write by the previous presenter doesn't affect the current one.
    upper[isShowing: id] = false
    #expect(lower.stage.shown?.id == id)
    lower.choose(.ok, in: id)
    await finish(lower, id)
    #expect(await handle.answer == .action(.ok))
  }

  @Test func `an alert presented during the dismissal of a sheet appears after its end`()
    async throws
  {
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

  @Test func `a presenter that disappears with its sheet doesn't block other contexts`()
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

  @Test func `an alert below a sheet waits for the sheet's end without blocking others`()
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

  @Test func `an alert waiting below a sheet moves to a presenter that appears inside`()
    async throws
  {
    let below = presenter()
    let opened = try await openSheet()
    alert.present(AlertContent(title: "1"))
    let above = presenter(in: opened.inside)
    #expect(below.stage == .empty)
    await turns()
    #expect(above.stage.shown != nil)
  }

  @Test func `a sheet that disappears without an announcement covers nothing`() async throws {
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

  @Test func `a sheet in dismissal blocks others until its end, even without its content`()
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

  @Test func `a late write by a previous presenter is ignored`() async throws {
    let lower = presenter()
    let upper = presenter()
    alert.present(AlertContent(title: "1"))
    let id = try #require(upper.stage.shown).id
    upper.disappear()
    await turns()
    upper[isShowing: id] = false
    #expect(lower.stage.shown?.id == id)
  }

  @Test func `a sheet that returns to its presenter has to appear again`() async throws {
    let opened = try await openSheet()
    let id = try #require(opened.presenter.stage.shown).id
    let elsewhere = Presenter<Page>(canEmbed: false) { _ in .cover }
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

  @Test func `an alert dismissed by the disappearance of its view moves elsewhere`() async throws {
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

  @Test func `an end by the user or the app is final when the view disappears`() async throws {
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

  @Test func `a swiped sheet stays dismissed when its view disappears`() async throws {
    let opened = try await openSheet()
    let elsewhere = Presenter<Page>(canEmbed: false) { _ in .cover }
    elsewhere.appear(in: sheet, surroundings: window)
    let id = try #require(opened.presenter.stage.shown).id
    opened.presenter[showing: id] = nil
    opened.presenter.disappear()
    await turns()
    #expect(elsewhere.stage == .empty)
    #expect(sheet.current == nil)
  }

  @Test func `a sheet stays up while it covers its presenter, despite presenters inside`()
    async throws
  {
    let opened = try await openSheet()
    let inside = Presenter<Page>(canEmbed: false) { _ in .cover }
    inside.appear(in: sheet, surroundings: opened.inside)
    let content = opened.presenter.content
    opened.presenter.disappear()
    await turns()
    #expect(opened.presenter.content === content)
    #expect(opened.presenter.stage.shown != nil)
    let another = Presenter<Page>(canEmbed: false) { _ in .cover }
    another.appear(in: sheet, surroundings: opened.inside)
    await turns()
    #expect(opened.presenter.content === content)
    #expect(opened.presenter.stage.shown != nil)
    #expect(inside.stage == .empty)
    #expect(another.stage == .empty)
  }

  @Test func `an alert that may be hidden yields to a visible one`() async throws {
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

  @Test func `a visible alert doesn't yield`() async throws {
    let seen = presenter()
    let waiting = presenter(of: other)
    alert.present(AlertContent(title: "Seen"))
    other.present(AlertContent(title: "Waiting"))
    await turns()
    #expect(seen.stage.shown?.item.title == "Seen")
    #expect(waiting.stage == .empty)
  }

  @Test func `a presenter with a deallocated context is empty and doesn't block others`()
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
