import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresenterTests: PresenterSuite {
  let alert = AlertContext()
  let sheet = PresentationContext<Page>()
  let clock = ManualClock()
  let screen = FakeScreen()
  let window: PresentationSurroundings

  init() {
    window = screen.window(clock)
  }

  @Test func `a false dismisses only the presentation that it was written for`() async throws {
    let presenter = Presenter<AlertContent>()
    presenter.appear(in: alert, surroundings: window)
    alert.present(AlertContent(title: "1"))
    let first = try #require(presenter.stage.shown).id
    #expect(presenter[isShowing: first])
    presenter[isShowing: first] = false
    #expect(!presenter[isShowing: first])
    await finish(presenter, first)

    alert.present(AlertContent(title: "2"))
    presenter[isShowing: first] = false
    presenter[showing: first] = nil
    presenter[isShowing: nil] = false
    presenter.choose(.ok, in: first)
    await finish(presenter, first)
    #expect(alert.item?.title == "2")
    #expect(presenter.stage.shown?.item.title == "2")
    #expect(!presenter[isShowing: first])
  }

  @Test func `keeps the presentation until its dismissal is complete`() async throws {
    let presenter = Presenter<AlertContent>()
    presenter.appear(in: alert, surroundings: window)
    alert.present(AlertContent(title: "1"))
    alert.present(AlertContent(title: "2"))
    let first = try #require(presenter.stage.shown)
    alert.dismiss()
    #expect(alert.current == nil)
    #expect(presenter.stage.clearing == first)
    await finish(presenter, first.id)
    #expect(presenter.stage.shown?.item.title == "2")
  }

  @Test func `a later presenter takes over with the next presentation`() async throws {
    let lower = Presenter<AlertContent>()
    let upper = Presenter<AlertContent>()
    lower.appear(in: alert, surroundings: window)
    alert.present(AlertContent(title: "1"))
    let first = try #require(lower.stage.shown)
    upper.appear(in: alert, surroundings: window)
    #expect(lower.stage.shown == first)
    #expect(upper.stage == .empty)
    alert.dismiss()
    alert.present(AlertContent(title: "2"))
    await finish(lower, first.id)
    #expect(lower.stage == .empty)
    #expect(upper.stage.shown?.item.title == "2")
  }

  @Test func `a covered presenter presents only if no visible one exists`() async throws {
    let covered = Presenter<AlertContent>()
    covered.appear(in: alert, surroundings: window)
    covered.disappear()
    await turns()
    alert.present(AlertContent(title: "1"))
    #expect(covered.stage.shown?.item.title == "1")
    let visible = Presenter<AlertContent>()
    visible.appear(in: alert, surroundings: window)
    #expect(covered.stage == .empty)
    await turns()
    #expect(visible.stage.shown?.item.title == "1")
  }

  @Test func `hands over to a visible presenter on disappearance`() async throws {
    let lower = Presenter<AlertContent>()
    let upper = Presenter<AlertContent>()
    lower.appear(in: alert, surroundings: window)
    upper.appear(in: alert, surroundings: window)
    alert.present(AlertContent(title: "1"))
    #expect(upper.stage.shown != nil)
    upper.disappear()
    await turns()
    #expect(upper.stage == .empty)
    await turns()
    #expect(lower.stage.shown?.item.title == "1")
  }

  @Test func `hands over to a covered presenter on deallocation`() async throws {
    let covered = Presenter<AlertContent>()
    covered.appear(in: alert, surroundings: window)
    covered.disappear()
    await turns()
    var gone: Presenter<AlertContent>? = Presenter()
    gone?.appear(in: alert, surroundings: window)
    alert.present(AlertContent(title: "1"))
    #expect(gone?.stage.shown != nil)
    gone?.disappear()
    await turns()
    gone = nil
    while covered.stage.shown == nil, !Task.isCancelled { await Task.yield() }
    #expect(covered.stage.shown?.item.title == "1")
  }

  @Test func `a new presenter completes the dismissal of a covered one`() async throws {
    let covered = Presenter<AlertContent>()
    covered.appear(in: alert, surroundings: window)
    covered.disappear()
    await turns()
    alert.present(AlertContent(title: "1"))
    alert.present(AlertContent(title: "2"))
    alert.dismiss()
    #expect(alert.current == nil)
    let visible = Presenter<AlertContent>()
    visible.appear(in: alert, surroundings: window)
    await turns()
    #expect(visible.stage.shown?.item.title == "2")
    #expect(covered.stage == .empty)
  }

  @Test func `disappearance completes a dismissal in progress`() async throws {
    let presenter = Presenter<AlertContent>()
    presenter.appear(in: alert, surroundings: window)
    alert.present(AlertContent(title: "1"))
    alert.present(AlertContent(title: "2"))
    alert.dismiss()
    presenter.disappear()
    await turns()
    #expect(alert.item?.title == "2")
  }

  @Test func `a presenter that changed its context doesn't delay the old one's dismissals`()
    async throws
  {
    let presenter = Presenter<AlertContent>()
    presenter.appear(in: alert, surroundings: window)
    alert.present(AlertContent(title: "1"))
    presenter.appear(in: AlertContext())
    #expect(presenter.stage == .empty)
    #expect(alert.item?.title == "1")
    alert.dismiss()
    #expect(alert.current == nil)
  }

  @Test func `answers with the action after the view completed the dismissal`() async throws {
    let presenter = Presenter<AlertContent>()
    presenter.appear(in: alert, surroundings: window)
    let handle = alert.present(AlertContent(title: "1"))
    let first = try #require(presenter.stage.shown)
    presenter.choose(.ok, in: first.id)
    #expect(presenter.stage.clearing == first)
    await finish(presenter, first.id)
    #expect(await handle.answer == .action(.ok))
  }

  @Test func `a movable presentation moves up to a later presenter and back down`() async throws {
    let toast = ToastContext()
    let lower = Presenter<ToastContent> { _ in nil }
    let upper = Presenter<ToastContent> { _ in nil }
    lower.appear(in: toast)
    let handle = toast.present(ToastContent(title: "1"))
    #expect(lower.stage.shown != nil)
    #expect(lower.announces(handle.id))
    upper.appear(in: toast)
    #expect(lower.stage == .empty)
    #expect(upper.stage.shown?.id == handle.id)
    #expect(!upper.announces(handle.id))
    upper.disappear()
    await turns()
    #expect(upper.stage == .empty)
    #expect(lower.stage.shown?.id == handle.id)
    #expect(!lower.announces(handle.id))
  }
}
