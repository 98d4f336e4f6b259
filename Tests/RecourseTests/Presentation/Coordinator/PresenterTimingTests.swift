import Recourse
import RecourseTesting
import Testing

/// Tests presenters whose system is slow or never reports the end of a sheet.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresenterTimingTests: PresenterSuite {
  let alert = AlertContext()
  let sheet = PresentationContext<Page>()
  let clock = ManualClock()
  let screen = FakeScreen()
  let window: PresentationSurroundings

  init() {
    window = screen.window(clock)
  }

  @Test func `a refused sheet is requested again and then doesn't block others`()
    async throws
  {
    let opened = try await openSheet(hasArrived: false)
    let above = presenter()
    alert.present(AlertContent(title: "1"))
    await clock.waitForSleeper(until: .seconds(3))
    await clock.advance(to: .seconds(3))
    #expect(opened.presenter.stage.shown != nil)
    #expect(opened.presenter[showing: opened.presenter.stage.shown?.id] == nil)
    await clock.waitForSleeper(until: .milliseconds(3_500))
    await clock.advance(to: .milliseconds(3_500))
    #expect(opened.presenter[showing: opened.presenter.stage.shown?.id] != nil)
    await clock.waitForSleeper(until: .milliseconds(6_500))
    await clock.advance(to: .milliseconds(6_500))
    await clock.waitForSleeper(until: .seconds(7))
    await clock.advance(to: .milliseconds(6_999))
    #expect(above.stage == .empty)
    await clock.advance(to: .seconds(7))
    await until { above.stage.shown != nil }
    #expect(opened.presenter.stage.shown != nil)
  }

  @Test func `an alert refused twice is embedded in its view and answered there`()
    async throws
  {
    let presenter = presenter()
    let handle = alert.present(AlertContent(title: "1"))
    let id = handle.id
    await clock.waitForSleeper(until: .seconds(3))
    await clock.advance(to: .seconds(3))
    #expect(!presenter[isShowing: id])
    // A write for an alert that the system never showed is ignored.
    presenter.dismiss(id)
    #expect(alert.current?.id == id)
    await clock.waitForSleeper(until: .milliseconds(3_500))
    await clock.advance(to: .milliseconds(3_500))
    await until { presenter[isShowing: id] }
    await clock.waitForSleeper(until: .milliseconds(6_500))
    await clock.advance(to: .milliseconds(6_500))
    await until { presenter.stage.embedded != nil }
    #expect(presenter.stage.embedded?.id == id)
    #expect(!presenter[isShowing: id])
    presenter.choose(.ok, in: id)
    await finish(presenter, id)
    #expect(await handle.answer == .action(.ok))
  }

  @Test func `a late action after dismissal counts once, and the next alert waits for it`()
    async throws
  {
    let presenter = presenter()
    let first = alert.present(AlertContent(title: "1"))
    alert.present(AlertContent(title: "2"))
    await turns()
    presenter[isShowing: first.id] = false
    presenter.acknowledge(first.id)
    await turns()
    await clock.advance(by: .milliseconds(500))
    #expect(presenter.stage.clearing?.id == first.id)
    presenter.choose(.ok, in: first.id)
    presenter.choose(.cancel, in: first.id)
    await until { presenter.stage.shown?.item.title == "2" }
    #expect(await first.answer == .action(.ok))
  }

  @Test func `the next alert arrives only after the system stops showing the last one`()
    async throws
  {
    let presenter = presenter()
    let first = alert.present(AlertContent(title: "1"))
    screen.answer = .up
    alert.present(AlertContent(title: "2"))
    await turns()
    presenter.choose(.ok, in: first.id)
    presenter.acknowledge(first.id)
    await turns()
    await clock.advance(by: .milliseconds(300))
    #expect(presenter.stage.clearing?.id == first.id)
    screen.answer = .blocked
    await clock.advance(by: .milliseconds(300))
    #expect(presenter.stage.clearing?.id == first.id)
    screen.answer = .free
    await clock.advance(by: .milliseconds(50))
    await until { presenter.stage.shown?.item.title == "2" }
  }

  @Test func `an unannounced end is assumed after 3 seconds`() async throws {
    let opened = try await openSheet()
    screen.answer = .unknown
    sheet.present(Page())
    let start = clock.now.offset
    sheet.dismiss()
    opened.presenter.acknowledge(try #require(opened.presenter.stage.clearing).id)
    await clock.waitForSleeper(until: start + .milliseconds(600))
    await clock.advance(to: start + .milliseconds(600))
    await clock.waitForSleeper(until: start + .seconds(3))
    await clock.advance(to: start + .milliseconds(2_999))
    #expect(opened.presenter.stage.clearing != nil)
    await clock.advance(to: start + .seconds(3))
    await until { opened.presenter.stage.shown != nil }
  }

  @Test func `an announced end leaves no sleeper`() async throws {
    let opened = try await openSheet()
    screen.answer = .unknown
    sheet.dismiss()
    opened.presenter.acknowledge(try #require(opened.presenter.stage.clearing).id)
    opened.presenter.announceEnd()
    #expect(opened.presenter.stage == .empty)
    await until { clock.sleepers == 0 }
  }

  @Test func `a sheet dismissed before its appearance stays dismissed and blocks nothing`()
    async throws
  {
    let opened = try await openSheet(hasArrived: false)
    let id = try #require(opened.presenter.stage.shown).id
    sheet.dismiss()
    await finish(opened.presenter, id)
    #expect(opened.presenter.stage == .empty)
    // The system was about to show the sheet.
    opened.presenter.contentAppeared(id)
    let above = presenter()
    alert.present(AlertContent(title: "1"))
    await turns()
    #expect(above.stage.shown != nil)
  }
}
