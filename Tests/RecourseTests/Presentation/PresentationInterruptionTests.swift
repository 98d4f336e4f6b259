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
    interrupting: @MainActor (ToastContent) -> Bool = { _ in false }
  ) -> PresentationID {
    toast.present(
      ToastContent(title: title), priority: priority, interrupting: interrupting,
      completion: { [log] in log.answers.append("\(title): \($0)") })
  }

  /// Updates the view without the toast that is being dismissed.
  private func finish() async {
    if let id = presenter.stage.clearing?.id { presenter.acknowledge(id) }
    await turns()
  }

  @Test func `an urgent toast interrupts the one on screen, which comes back unanswered`()
    async throws
  {
    let first = present("Background 1")
    _ = present("Background 2")
    let own = present("Own", .urgent) { $0.title.hasPrefix("Background") }
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
    let own = present("Own", .urgent) { _ in true }
    #expect(toast.update(first, item: ToastContent(title: "Background", count: 2)))
    #expect(presenter.stage.clearing?.item.count == 1)
    await finish()
    presenter.dismiss(own)
    await finish()
    #expect(presenter.stage.shown?.item.count == 2)
  }

  @Test func `an interrupted toast comes back if the urgent one is withdrawn before it has left`()
    async throws
  {
    let first = present("Background")
    let own = present("Own", .urgent) { _ in true }
    toast.dismiss(own, as: .withdrawn)
    #expect(presenter.stage.clearing?.id == first)
    await finish()
    #expect(presenter.stage.shown?.id == first)
    presenter.dismiss(first)
    await finish()
    #expect(log.answers == ["Own: withdrawn", "Background: dismissed"])
  }

  @Test func `an urgent toast that interrupts nothing is next`() async {
    let first = present("Own 1")
    _ = present("Background")
    let second = present("Own 2", .urgent) { $0.title.hasPrefix("Background") }
    #expect(presenter.stage.shown?.id == first)
    presenter.dismiss(first)
    await finish()
    #expect(presenter.stage.shown?.id == second)
  }

  @Test func `without a presenter, an interrupted item waits and gets one answer`() {
    presenter.leave()
    let first = present("Background")
    let own = present("Own", .urgent) { _ in true }
    #expect(toast.current?.id == own)
    #expect(toast.waitingCount == 1)
    toast.dismissAll()
    #expect(toast.current?.id != first)
    #expect(log.answers.sorted() == ["Background: withdrawn", "Own: dismissed"])
  }

  @Test func `the condition may read the context`() {
    _ = present("Background")
    _ = present("Own", .urgent) { [toast] _ in toast.isActive && toast.waitingCount == 0 }
    #expect(presenter.stage.clearing?.item.title == "Background")
  }
}

@MainActor
private final class AnswerLog {
  var answers: [String] = []
}
