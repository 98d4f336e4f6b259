import Recourse
import RecourseTesting
import Testing

/// The answer to a person's own action, which comes before everything that waits.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresentationInterruptionTests {
  private let clock = ManualClock()
  private let toast = ToastContext()
  private let presenter = Presenter<ToastContent> { _ in .toast }
  private let log = AnswerLog()

  init() {
    presenter.appear(in: toast, surroundings: PresentationSurroundings(clock: clock))
  }

  private func present(
    _ title: String, _ priority: PresentationPriority = .normal,
    interrupts: Bool = false
  ) -> PresentationID {
    toast.present(
      ToastContent(title: title), priority: priority, interrupts: interrupts,
      completion: { [log] in log.answers.append("\(title): \($0)") })
  }

  /// Updates the view without the toast that is being dismissed.
  private func finish() async {
    if let id = presenter.stage.clearing?.id { presenter.acknowledge(id) }
    await turns()
  }

  @Test func `a toast interrupts the one on screen, which comes back unanswered`()
    async throws
  {
    let first = present("Background 1")
    _ = present("Background 2")
    let own = present("Own", interrupts: true)
    #expect(presenter.stage.clearing?.id == first)
    #expect(toast.waitingCount == 2)
    await finish()
    #expect(presenter.stage.shown?.id == own)
    #expect(!toast.isOnScreen(first))
    #expect(log.answers == [])
    #expect(toast.update(first, item: ToastContent(title: "Background 1", count: 2)))
    presenter.dismiss(own)
    await finish()
    #expect(presenter.stage.shown?.id == first)
    #expect(presenter.stage.shown?.item.count == 2)
    presenter.dismiss(first)
    await finish()
    #expect(presenter.stage.shown?.item.title == "Background 2")
    #expect(log.answers == ["Own: dismissed", "Background 1: dismissed"])
  }

  @Test func `the content of a toast that is leaving is frozen until the toast comes back`()
    async throws
  {
    let first = present("Background")
    let own = present("Own", interrupts: true)
    #expect(toast.update(first, item: ToastContent(title: "Background", count: 2)))
    #expect(presenter.stage.clearing?.item.count == 1)
    await finish()
    presenter.dismiss(own)
    await finish()
    #expect(presenter.stage.shown?.item.count == 2)
  }

  @Test func `an interrupted toast comes back if its successor is withdrawn before it has left`()
    async throws
  {
    let first = present("Background")
    let own = present("Own", interrupts: true)
    toast.dismiss(own, as: .withdrawn)
    #expect(presenter.stage.clearing?.id == first)
    await finish()
    #expect(presenter.stage.shown?.id == first)
    presenter.dismiss(first)
    await finish()
    #expect(log.answers == ["Own: withdrawn", "Background: dismissed"])
  }

  @Test func `an urgent toast that interrupts nothing is next`() async {
    let first = present("On screen")
    _ = present("Normal")
    let second = present("Urgent", .urgent)
    #expect(presenter.stage.shown?.id == first)
    presenter.dismiss(first)
    await finish()
    #expect(presenter.stage.shown?.id == second)
  }

  @Test func `of several toasts that interrupt, the last is first, and each comes back`() async {
    let first = present("1")
    let second = present("2", interrupts: true)
    let third = present("3", interrupts: true)
    await finish()
    #expect(presenter.stage.shown?.id == third)
    let fourth = present("4", interrupts: true)
    await finish()
    for toast in [fourth, second, third, first] {
      #expect(presenter.stage.shown?.id == toast)
      presenter.dismiss(toast)
      await finish()
    }
    #expect(log.answers == ["4: dismissed", "2: dismissed", "3: dismissed", "1: dismissed"])
  }

  @Test func `without a presenter, an interrupted item waits and gets one answer`() {
    presenter.leave()
    let first = present("Background")
    let own = present("Own", interrupts: true)
    #expect(toast.current?.id == own)
    #expect(toast.waitingCount == 1)
    toast.dismissAll()
    #expect(toast.current?.id != first)
    #expect(log.answers.sorted() == ["Background: withdrawn", "Own: dismissed"])
  }
}

@MainActor
private final class AnswerLog {
  var answers: [String] = []
}
