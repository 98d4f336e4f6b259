import Recourse
import Testing

@Suite struct PresentationQueueTests {
  @Test func `shows the first item at once, whatever the rule`() {
    for rule in [BusyRule.wait, .replace, .ignore] {
      var queue = PresentationQueue<Notice>()
      #expect(queue.present("a", rule) == [])
      #expect(queue.current?.id == "a")
      #expect(queue.waitingIDs == [])
    }
  }

  @Test func `shows the next item only after the one on screen has left it`() {
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

  @Test func `waits in the order of arrival`() {
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

  @Test func `lets the urgent wait before the normal, and interrupt nothing`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.present("b")
    _ = queue.present("c", .wait, .urgent)
    _ = queue.present("d", .wait, .urgent)
    #expect(queue.current?.id == "a")
    #expect(queue.waitingIDs == ["c", "d", "b"])
  }

  @Test func `replaces what is on screen, before all that wait`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.present("b", .wait, .urgent)
    #expect(queue.present("c", .replace) == [])
    #expect(queue.current == nil)
    #expect(queue.waitingIDs == ["c", "b"])
    #expect(queue.closing("a") == "a: replaced")
    #expect(queue.current?.id == "c")
  }

  @Test func `replaces a replacement that has not been shown yet`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.present("b", .replace)
    #expect(queue.present("c", .replace) == ["b: replaced"])
    _ = queue.closed("a")
    #expect(queue.current?.id == "c")
    #expect(queue.waitingIDs == [])
  }

  @Test func `keeps the answer of an item that was closing when it was replaced`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.dismiss("a")
    _ = queue.present("b", .replace)
    #expect(queue.closing("a") == "a: dismissed")
    #expect(queue.current?.id == "b")
  }

  @Test func `ignores a new item while one is on screen or waits`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    #expect(queue.present("b", .ignore) == ["b: ignored"])
    _ = queue.present("c")
    _ = queue.dismiss("a")
    #expect(queue.present("d", .ignore) == ["d: ignored"])
  }

  @Test func `takes a new item while the last one leaves the screen`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    _ = queue.dismiss("a")
    #expect(queue.present("b", .ignore) == [])
    _ = queue.closed("a")
    #expect(queue.current?.id == "b")
  }

  @Test func `answers with the action, before and after the dismissal`() {
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

  @Test func `takes the first of two actions`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    #expect(queue.choose(AlertAction("One"), in: "a") == true)
    #expect(queue.choose(AlertAction("Two"), in: "a") == false)
    #expect(queue.closing("a") == "a: One")
  }

  @Test func `lets an action beat a replacement and a withdrawal until the item is gone`() {
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

  @Test func `hits nobody with what is meant for an item that is gone`() {
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

  @Test func `does not take the word of an item that is up for gone`() {
    var queue = PresentationQueue<Notice>()
    _ = queue.present("a")
    #expect(queue.closed("a") == nil)
    #expect(queue.current?.id == "a")
  }

  @Test func `withdraws an item that waits, also one that replaces`() {
    var queue = PresentationQueue<Notice>()
    for id in ["a", "b", "c"] { _ = queue.present(id) }
    #expect(queue.dismissing("b") == ["b: withdrawn"])
    _ = queue.present("d", .replace)
    #expect(queue.dismissing("d") == ["d: withdrawn"])
    #expect(queue.waitingIDs == ["c"])
    #expect(queue.closing("a") == "a: replaced")
    #expect(queue.current?.id == "c")
  }

  @Test func `dismisses all: what is shown, what replaces it and what waits`() {
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
}
