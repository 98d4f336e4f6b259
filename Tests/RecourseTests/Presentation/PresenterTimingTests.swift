import Recourse
import RecourseTesting
import Testing

/// Presenters whose system takes its time, or never says what has become of a sheet.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct PresenterTimingTests: PresenterSuite {
  let alert = AlertContext()
  let sheet = PresentationContext<Page>()
  let clock = ManualClock()
  let window: PresentationSurroundings

  init() {
    window = PresentationSurroundings(gate: PresentationGate(clock: clock))
  }

  @Test func `a sheet that a system refuses keeps nobody waiting for long`() async throws {
    let opened = try openSheet(hasArrived: false)
    let above = presenter()
    alert.present(AlertContent(title: "1"))
    await clock.waitForSleeper(until: .seconds(3))
    await clock.advance(by: .milliseconds(2_999))
    #expect(above.stage == .empty)
    await clock.advance(by: .milliseconds(1))
    await until { above.stage.shown != nil }
    #expect(opened.presenter.stage.shown != nil)
  }

  @Test func `an end that nobody announces is over after a while`() async throws {
    let opened = try openSheet()
    let handle = sheet.present(Page())
    sheet.dismiss()
    #expect(opened.presenter.stage.clearing != nil)
    await clock.waitForSleeper(until: .seconds(3))
    await clock.advance(by: .seconds(3))
    await until { opened.presenter.stage.shown != nil }
    handle.dismiss()
    await clock.waitForSleeper(until: .seconds(6))
    await clock.advance(by: .seconds(3))
    #expect(await handle.answer == .dismissed)
    await until { clock.sleepers == 0 }
  }

  @Test func `what is announced in time leaves nothing sleeping`() async throws {
    let opened = try openSheet()
    await turns()
    #expect(clock.sleepers == 0)
    sheet.dismiss()
    opened.presenter.closed(try #require(opened.presenter.stage.clearing).id)
    let shower = presenter()
    alert.present(AlertContent(title: "1"))
    await turns()
    let id = try #require(shower.stage.shown).id
    shower[isShowing: id] = false
    shower.closed(id)
    await until { clock.sleepers == 0 }
  }

  @Test func `a sheet that is dismissed before it came up is over`() async throws {
    let opened = try openSheet(hasArrived: false)
    let id = try #require(opened.presenter.stage.shown).id
    sheet.dismiss()
    #expect(!opened.presenter.hasAppeared(id))
    opened.presenter.closed(id)
    // The system was about to show it.
    opened.presenter.contentAppeared(id)
    let above = presenter()
    alert.present(AlertContent(title: "1"))
    await turns()
    #expect(above.stage.shown != nil)
  }
}
