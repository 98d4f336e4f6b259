import Recourse
import Testing

@Suite struct PresentationQueueTests {
  @Test func `presents the first item immediately under every rule`() {
    for rule in [OverlapPolicy.wait, .replace, .ignore] {
      var queue = PresentationQueue<Notice>()
      #expect(queue.present("a", rule) == [])
      #expect(queue.current?.id == "a")
      #expect(queue.waitingIDs == [])
    }
  }

  @Test func `presents the next item only after the current one has left the screen`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    #expect(queue.present("b") == [])
    #expect(queue.current?.id == "a")
    #expect(queue.dismissing("a") == [])
    #expect(queue.current == nil)
    #expect(queue.waitingIDs == ["b"])
    #expect(queue.closing("a") == "a: dismissed")
    #expect(queue.current?.id == "b")
  }

  @Test func `presents waiting items in the order of arrival`() {
    var queue = PresentationQueue<Notice>()
    for id in ["a", "b", "c", "d"] { _ = queue.present(id) }
    var order: [String] = []
    while let current = queue.current {
      order.append(current.id)
      _ = queue.dismiss(current.id)
      _ = queue.closed(current.id)
    }
    #expect(order == ["a", "b", "c", "d"])
  }

  @Test func `urgent items wait before normal ones and interrupt nothing`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.present("b")
    _ = queue.present("c", .wait, .urgent)
    _ = queue.present("d", .wait, .urgent)
    #expect(queue.current?.id == "a")
    #expect(queue.waitingIDs == ["c", "d", "b"])
  }

  @Test func `a replacement precedes all waiting items`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.present("b", .wait, .urgent)
    #expect(queue.present("c", .replace) == [])
    #expect(queue.current == nil)
    #expect(queue.waitingIDs == ["c", "b"])
    #expect(queue.closing("a") == "a: replaced")
    #expect(queue.current?.id == "c")
  }

  @Test func `replaces a replacement that has not been presented yet`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.present("b", .replace)
    #expect(queue.present("c", .replace) == ["b: replaced"])
    _ = queue.closed("a")
    #expect(queue.current?.id == "c")
    #expect(queue.waitingIDs == [])
  }

  @Test func `an item that is replaced during its dismissal keeps its answer`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.dismiss("a")
    _ = queue.present("b", .replace)
    #expect(queue.closing("a") == "a: dismissed")
    #expect(queue.current?.id == "b")
  }

  @Test func `the ignore rule rejects a new item while another is on screen or waits`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    #expect(queue.present("b", .ignore) == ["b: ignored"])
    _ = queue.present("c")
    _ = queue.dismiss("a")
    #expect(queue.present("d", .ignore) == ["d: ignored"])
  }

  @Test func `the ignore rule accepts a new item while the last one is being dismissed`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.dismiss("a")
    #expect(queue.present("b", .ignore) == [])
    _ = queue.closed("a")
    #expect(queue.current?.id == "b")
  }

  @Test func `answers with the action chosen before or after the dismissal`() {
    let action = AlertAction("Delete")
    var actionFirst = PresentationQueue<Notice>()
    _ = actionFirst.present("a")
    #expect(actionFirst.choose(action, in: "a") == true)
    #expect(actionFirst.dismissing("a") == [])
    #expect(actionFirst.closing("a") == "a: Delete")

    var dismissalFirst = PresentationQueue<Notice>()
    _ = dismissalFirst.present("a")
    #expect(dismissalFirst.dismissing("a") == [])
    #expect(dismissalFirst.choose(action, in: "a") == true)
    #expect(dismissalFirst.closing("a") == "a: Delete")
  }

  @Test func `keeps the first of two actions`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    #expect(queue.choose(AlertAction("One"), in: "a") == true)
    #expect(queue.choose(AlertAction("Two"), in: "a") == false)
    #expect(queue.closing("a") == "a: One")
  }

  @Test func `an action overrides a replacement or a withdrawal until the item is closed`() {
    for answer in [PresentationAnswer.replaced, .withdrawn] {
      var queue = PresentationQueue<Notice>()
      _ = queue.present("a")
      _ = answer == .replaced ? [] : queue.dismiss("a", as: answer)
      _ = queue.present("b", .replace)
      #expect(queue.choose(AlertAction("Save"), in: "a") == true)
      #expect(queue.closing("a") == "a: Save")
      #expect(queue.current?.id == "b")
    }
  }

  @Test func `events for a closed item affect no other item`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.present("b")
    _ = queue.dismiss("a")
    _ = queue.closed("a")
    #expect(queue.dismissing("a") == [])
    #expect(queue.choose(AlertAction("OK"), in: "a") == false)
    #expect(queue.closed("a") == nil)
    #expect(queue.current?.id == "b")
  }

  @Test func `ignores a close event for an item that was not dismissed`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    #expect(queue.closed("a") == nil)
    #expect(queue.current?.id == "a")
  }

  @Test func `withdraws a waiting item, including a replacement`() {
    var queue = PresentationQueue<Notice>()
    for id in ["a", "b", "c"] { _ = queue.present(id) }
    #expect(queue.dismissing("b") == ["b: withdrawn"])
    _ = queue.present("d", .replace)
    #expect(queue.dismissing("d") == ["d: withdrawn"])
    #expect(queue.waitingIDs == ["c"])
    #expect(queue.closing("a") == "a: replaced")
    #expect(queue.current?.id == "c")
  }

  @Test func `dismissAll dismisses the current item and withdraws all waiting ones`() {
    var queue = PresentationQueue<Notice>()
    for id in ["a", "b"] { _ = queue.present(id) }
    _ = queue.present("c", .wait, .urgent)
    _ = queue.present("d", .replace)
    #expect(queue.dismissingAll() == ["d: withdrawn", "c: withdrawn", "b: withdrawn"])
    #expect(queue.closing("a") == "a: replaced")
    #expect(queue.current == nil)
    #expect(queue.present("e") == [])
    #expect(queue.dismissingAll() == [])
    #expect(queue.closing("e") == "e: dismissed")
  }

  @Test func `an interrupted item leaves without an answer and is shown again before all others`() {
    var queue = PresentationQueue<Notice>()
    for id in ["a", "b"] { _ = queue.present(id) }
    #expect(queue.interrupt(with: "c") == [])
    #expect(queue.current == nil)
    #expect(queue.closing == nil)
    #expect(queue.closed("a") == nil)
    #expect(queue.current?.id == "c")
    #expect(queue.waitingIDs == ["a", "b"])
    _ = queue.dismiss("c")
    #expect(queue.closing("c") == "c: dismissed")
    #expect(queue.current?.id == "a")
    _ = queue.dismiss("a")
    #expect(queue.closing("a") == "a: dismissed")
    #expect(queue.current?.id == "b")
  }

  @Test func `urgent items precede an interrupted item, and normal items follow it`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.interrupt(with: "b")
    _ = queue.present("c", .wait, .urgent)
    _ = queue.present("d")
    var order: [String] = []
    _ = queue.closed("a")
    while let current = queue.current {
      order.append(current.id)
      _ = queue.dismiss(current.id)
      _ = queue.closed(current.id)
    }
    #expect(order == ["b", "c", "a", "d"])
  }

  @Test func `an urgent item waits before all normal ones`() {
    var queue = PresentationQueue<Notice>()
    for id in ["a", "b"] { _ = queue.present(id) }
    #expect(queue.present("c", .wait, .urgent) == [])
    #expect(queue.current?.id == "a")
    #expect(queue.waitingIDs == ["c", "b"])
  }

  @Test func `an interrupted item can be answered, withdrawn and changed`() {
    for isAction in [true, false] {
      var queue = PresentationQueue<Notice>()
      _ = queue.present("a")
      _ = queue.interrupt(with: "b")
      #expect(queue.updating("a") == true)
      if isAction {
        #expect(queue.choose(AlertAction("Undo"), in: "a") == true)
      } else {
        #expect(queue.dismissing("a", as: .withdrawn) == [])
      }
      #expect(queue.closing("a") == (isAction ? "a: Undo" : "a: withdrawn"))
      #expect(queue.current?.id == "b")
      #expect(queue.waitingIDs == [])
    }
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.interrupt(with: "b")
    _ = queue.closed("a")
    #expect(queue.dismissing("a") == ["a: withdrawn"])
  }
}
