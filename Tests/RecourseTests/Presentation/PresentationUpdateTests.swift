import Observation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresentationUpdateTests {
  private let toast = ToastContext()

  private func content(_ title: String, count: Int = 1) -> ToastContent {
    ToastContent(title: title, action: AlertAction("Undo"), count: count)
  }

  @Test func `an updated item stays the same presentation`() async throws {
    let handle = toast.present(content("Failed"))
    let before = try #require(toast.current)
    #expect(toast.update(handle.id, item: content("Failed", count: 2)))
    let after = try #require(toast.current)
    #expect(after.item.count == 2)
    #expect(after == before)
    #expect(after.version != before.version)
    try toast.answer("Undo")
    #expect(await handle.answer.action?.title == "Undo")
  }

  @Test func `an updated waiting item keeps its position`() {
    toast.present(content("1"))
    let second = toast.present(content("2"))
    let urgent = toast.present(content("urgent"), priority: .urgent)
    toast.present(content("3"))
    #expect(toast.update(second.id, item: content("2", count: 2)))
    #expect(toast.update(urgent.id, item: content("urgent", count: 3)))
    var shown: [String] = []
    while let item = toast.item {
      shown.append("\(item.title) ×\(item.count)")
      toast.dismiss()
    }
    #expect(shown == ["1 ×1", "urgent ×3", "2 ×2", "3 ×1"])
  }

  @Test func `a replacement can be updated while the previous item closes`() throws {
    let presenter = Presenter<ToastContent> { _ in nil }
    presenter.appear(in: toast)
    let first = toast.present(content("1"))
    let second = toast.present(content("2"), whenBusy: .replace)
    #expect(toast.update(second.id, item: content("2", count: 2)))
    presenter.acknowledge(first.id)
    #expect(toast.item?.count == 2)
  }

  @Test func `a closing or closed item can't be updated`() async {
    let presenter = Presenter<ToastContent> { _ in nil }
    presenter.appear(in: toast)
    let handle = toast.present(content("1"))
    toast.dismiss()
    #expect(!toast.update(handle.id, item: content("1", count: 2)))
    #expect(presenter.stage.clearing?.item.count == 1)
    presenter.acknowledge(handle.id)
    #expect(!toast.update(handle.id, item: content("1", count: 2)))
    #expect(toast.item == nil)
    #expect(await handle.answer == .dismissed)
  }

  @Test func `observers are notified of updates to the current item only`() {
    let changes = Changes()
    let handle = toast.present(content("1"))
    let waiting = toast.present(content("2"))
    observe(changes)
    toast.update(waiting.id, item: content("2", count: 2))
    #expect(changes.count == 0)
    toast.update(handle.id, item: content("1", count: 2))
    #expect(changes.count == 1)
    observe(changes)
    toast.update(handle.id, item: content("1", count: 2))
    #expect(changes.count == 2)
  }

  @Test func `a presenter shows the updated item`() {
    let presenter = Presenter<ToastContent> { _ in nil }
    presenter.appear(in: toast)
    let handle = toast.present(content("1"))
    toast.update(handle.id, item: content("1", count: 7))
    #expect(presenter.stage.shown?.item.count == 7)
  }

  private func observe(_ changes: Changes) {
    withObservationTracking {
      _ = toast.item
    } onChange: {
      MainActor.assumeIsolated { changes.count += 1 }
    }
  }
}

@MainActor
private final class Changes {
  var count = 0
}
