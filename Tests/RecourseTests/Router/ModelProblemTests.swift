import Testing

/// The scripts of planted bugs, which `Scripts/model --tests` has written.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ModelProblemTests {
  @Test func `different words are two problems`() async {
    let app = ModelApp()
    app.report(.load, in: 0)
    app.report(.tick, in: 0)
    #expect(await app.state == ["0 root shows load", "inbox tick", "runs 0", "pending 2"])
  }

  @Test func `a report after the answer is presented`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.closeToast(in: 0)
    app.report(.tick, in: 0)
    #expect(await app.state == ["0 root clears tick", "inbox tick", "runs 0", "pending 2"])
  }

  @Test func `an own action hastens a waiting problem`() async {
    let app = ModelApp()
    app.report(.load, in: 0)
    await app.turn()
    await app.expire()
    app.report(.tick, in: 0)
    app.report(.ownTick, in: 0)
    #expect(
      await app.state == [
        "0 root clears load", "0 1 toast waits", "runs 0", "pending 2", "coalesced 1",
      ])
  }

  @Test func `Try Again joins the run in progress`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    await app.turn()
    await app.restoreNetwork()
    app.appear(in: 0)
    app.press(.tryAgain, in: 0)
    #expect(await app.state == ["0 root clears send", "runs 1", "pending 1"])
  }

  @Test func `a success resolves every report of the change`() async {
    let app = ModelApp()
    app.report(.save, in: 0)
    app.report(.save, in: 1)
    app.tryInboxAgain()
    await app.turn()
    await app.succeed(.save)
    #expect(await app.state == ["0 root clears save", "runs 1", "pending 1", "repaired 1"])
  }

  @Test func `the network's return runs a change again`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    await app.turn()
    await app.restoreNetwork()
    #expect(await app.state == ["0 root shows send", "runs 1", "pending 1"])
  }

  @Test func `the network's return resolves a failed load`() async {
    let app = ModelApp()
    app.report(.load, in: 0)
    await app.turn()
    await app.restoreNetwork()
    #expect(await app.state == ["0 root clears load", "runs 0", "pending 1"])
  }

  @Test func `a safe change runs when the network is back`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    await app.turn()
    await app.restoreNetwork()
    #expect(await app.state == ["0 root shows send", "runs 1", "pending 1"])
  }

  @Test func `a failed run is reported`() async {
    let app = ModelApp()
    app.report(.mark, in: 0)
    app.pressToast(in: 0)
    await app.turn()
    await app.fail(.save)
    #expect(await app.state == ["0 root shows save", "0 root clears mark", "runs 1", "pending 2"])
  }

  @Test func `the report of a run replaces the last`() async {
    let app = ModelApp()
    app.report(.mark, in: 0)
    app.pressToast(in: 0)
    await app.turn()
    await app.fail(.save)
    #expect(await app.state == ["0 root shows save", "0 root clears mark", "runs 1", "pending 2"])
  }

  @Test func `a success is the outcome of its report`() async {
    let app = ModelApp()
    app.report(.mark, in: 0)
    app.pressToast(in: 0)
    await app.turn()
    await app.succeed(.save)
    await app.wait(4, in: 0)
    #expect(await app.state == ["runs 1", "repaired 1"])
  }

  @Test func `a moved problem outlives its former presentation`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.close(0)
    #expect(await app.state == ["1 root shows note", "runs 0", "pending 1"])
  }

  @Test func `a run in progress decides about the outcome`() async {
    let app = ModelApp()
    app.report(.save, in: 0)
    await app.wait(4, in: 0)
    await app.wait(4, in: 0)
    app.press(.tryAgain, in: 0)
    app.update(in: 0)
    #expect(await app.state == ["runs 1", "pending 1"])
  }

  @Test func `a change dismissed offline stays in the inbox`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    await app.turn()
    app.appear(in: 0)
    app.dismiss(in: 0)
    await app.wait(11, in: 0)
    #expect(await app.state == ["inbox send read", "runs 0", "pending 1"])
  }

  @Test func `an expired problem is unread`() async {
    let app = ModelApp()
    app.presentForeign()
    app.report(.note, in: 0)
    await app.turn()
    await app.expire()
    #expect(await app.state == ["0 root clears note", "inbox note", "runs 0", "pending 1"])
  }

  @Test func `a withdrawn report leaves those of others`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.note, in: 0)
    app.withdraw(1)
    #expect(await app.state == ["0 root shows note", "runs 0", "pending 1", "coalesced 1"])
  }

  @Test func `a change leaves the reports of another`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    app.resolve(.save)
    #expect(await app.state == ["0 root shows send", "runs 0", "pending 1"])
  }

  @Test func `a cleared entry counts as seen`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    await app.turn()
    app.appear(in: 0)
    app.dismiss(in: 0)
    await app.wait(11, in: 0)
    app.clearInbox()
    #expect(await app.state == ["runs 0", "presented 1"])
  }

  @Test func `a report without room is in the inbox`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.report(.mark, in: 0)
    app.report(.load, in: 0)
    #expect(
      await app.state == [
        "0 root clears tick", "0 1 toast waits", "inbox load", "runs 0", "pending 3",
      ])
  }

  @Test func `a change tried in the inbox stays there`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    await app.turn()
    app.appear(in: 0)
    app.dismiss(in: 0)
    await app.wait(11, in: 0)
    app.tryInboxAgain()
    await app.turn()
    await app.fail(.send)
    #expect(await app.state == ["inbox send", "runs 1", "pending 1", "coalesced 1"])
  }

  @Test func `a new report renews its entry`() async {
    let app = ModelApp()
    app.report(.send, in: 0)
    await app.turn()
    app.appear(in: 0)
    app.dismiss(in: 0)
    await app.wait(11, in: 0)
    app.tryInboxAgain()
    await app.turn()
    await app.fail(.send)
    #expect(await app.state == ["inbox send", "runs 1", "pending 1", "coalesced 1"])
  }

  @Test func `a resolved alert goes with its sheet`() async {
    let app = ModelApp()
    app.openSheet()
    app.report(.note, in: 0)
    app.appear(in: 0)
    app.dismiss(in: 0)
    app.withdraw(1)
    await app.closeSheet()
    #expect(await app.state == ["runs 0", "presented 1"])
  }

  @Test func `a cancellation is ignored, and recorded`() async {
    let app = ModelApp()
    app.reportElsewhere()
    #expect(await app.state == ["runs 0", "ignored 1"])
  }

  @Test func `a problem that joins another keeps its reports`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.ownNote, in: 1)
    app.close(0)
    #expect(await app.state == ["1 root shows note", "runs 0", "pending 1", "coalesced 1"])
  }
}
