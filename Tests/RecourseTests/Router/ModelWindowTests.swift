import Testing

/// The scripts of planted bugs, which `Scripts/model --tests` has written.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ModelWindowTests {
  @Test func `the problem of a closed window moves to the other`() async {
    let app = ModelApp()
    app.changeVisibility(of: 0)
    app.report(.note, in: 0)
    app.close(0)
    #expect(await app.state == ["1 root shows note", "runs 0", "pending 1"])
  }

  @Test func `an answered toast ends with its window`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.closeToast(in: 0)
    app.close(0)
    #expect(await app.state == ["runs 0", "presented 1"])
  }

  @Test func `a new window presents what has waited`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.close(0)
    app.close(1)
    app.open(0)
    #expect(await app.state == ["0 root shows note", "runs 0", "pending 1"])
  }

  @Test func `a report after the frontmost window closed is presented`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.close(0)
    #expect(await app.state == ["1 root shows note", "runs 0", "pending 1"])
  }

  @Test func `a failed run is presented in a visible window`() async {
    let app = ModelApp()
    app.report(.save, in: 0)
    app.appear(in: 0)
    app.press(.tryAgain, in: 0)
    app.changeVisibility(of: 0)
    await app.turn()
    await app.wait(11, in: 0)
    await app.fail(.save)
    #expect(
      await app.state == ["1 root shows save", "runs 1", "pending 1", "presented 1", "1 by action"])
  }

  @Test func `an expired problem is in the inbox`() async {
    let app = ModelApp()
    app.presentForeign()
    app.report(.note, in: 0)
    await app.turn()
    await app.expire()
    #expect(await app.state == ["0 root clears note", "inbox note", "runs 0", "pending 1"])
  }

  @Test func `a problem on screen never expires`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.ownTick, in: 0)
    await app.expire()
    #expect(await app.state == ["0 root shows note", "inbox tick", "runs 0", "pending 2"])
  }

  @Test func `a report over the limit is in the inbox`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.note, in: 1)
    #expect(await app.state == ["0 root shows note", "inbox note", "runs 0", "pending 2"])
  }

  @Test func `an own action is answered over the limit`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.ownNote, in: 1)
    #expect(await app.state == ["0 root shows note", "1 root shows note", "runs 0", "pending 2"])
  }

  @Test func `an own action precedes an interrupted toast`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.report(.mark, in: 0)
    await app.wait(4, in: 0)
    #expect(await app.state == ["0 root shows mark", "0 1 toast waits", "runs 0", "pending 2"])
  }

  @Test func `an own action interrupts a background toast`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.report(.mark, in: 0)
    #expect(await app.state == ["0 root clears tick", "0 1 toast waits", "runs 0", "pending 2"])
  }

  @Test func `an own action takes its entry out of the inbox`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    await app.turn()
    app.appear(in: 0)
    app.dismiss(in: 0)
    await app.wait(11, in: 0)
    app.report(.send, in: 0)
    #expect(await app.state == ["0 root withholds send", "runs 0", "pending 1", "coalesced 1"])
  }
}
