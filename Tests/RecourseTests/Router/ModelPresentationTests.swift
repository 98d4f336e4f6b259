import Testing

/// The scripts of planted bugs, which `Scripts/model --tests` has written.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ModelPresentationTests {
  @Test func `a second alert waits for its turn`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.save, in: 0)
    #expect(await app.state == ["0 root shows note", "0 1 alert waits", "runs 0", "pending 2"])
  }

  @Test func `a late action never answers the next alert`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.save, in: 0)
    await app.wait(4, in: 0)
    await app.wait(4, in: 0)
    app.dismiss(in: 0, before: .ok)
    app.update(in: 0)
    app.act(in: 0)
    #expect(await app.state == ["0 root shows save", "runs 0", "pending 1", "presented 1"])
  }

  @Test func `an action after the dismissal is the answer`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.appear(in: 0)
    app.dismiss(in: 0, before: .ok)
    app.act(in: 0)
    await app.wait(11, in: 0)
    #expect(await app.state == ["runs 0", "presented 1", "1 by action"])
  }

  @Test func `a dismissal after the action leaves the answer`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.appear(in: 0)
    app.press(.ok, in: 0)
    app.dismissAgain(in: 0)
    await app.wait(11, in: 0)
    #expect(await app.state == ["runs 0", "presented 1", "1 by action"])
  }

  @Test func `an interrupted toast is shown again`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.report(.mark, in: 0)
    await app.wait(4, in: 0)
    #expect(await app.state == ["0 root shows mark", "0 1 toast waits", "runs 0", "pending 2"])
  }

  @Test func `a toast dismissed while covered counts as unseen`() async {
    let app = ModelApp()
    app.changeVisibility(of: 0)
    app.report(.tick, in: 0)
    app.report(.mark, in: 0)
    app.withdraw(1)
    await app.wait(4, in: 0)
    #expect(await app.state == ["0 root withholds mark", "runs 0", "pending 1", "resolved 1"])
  }

  @Test func `a dismissed alert ends when it has left`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.withdraw(1)
    #expect(await app.state == ["0 root clears note", "runs 0", "pending 1"])
  }

  @Test func `an alert is withheld while another is on screen`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.save, in: 0)
    app.withdraw(1)
    app.appearLate(in: 0)
    await app.wait(11, in: 0)
    #expect(await app.state == ["0 root withholds save", "runs 0", "pending 1", "presented 1"])
  }

  @Test func `a dismissed alert frees its slot in ten seconds`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.withdraw(1)
    app.appearLate(in: 0)
    await app.wait(11, in: 0)
    #expect(await app.state == ["runs 0", "presented 1"])
  }

  @Test func `a dismissal without an update ends`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.withdraw(1)
    await app.wait(4, in: 0)
    #expect(await app.state == ["runs 0", "presented 1"])
  }

  @Test func `a dismissal without an action ends`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.withdraw(1)
    app.update(in: 0)
    await app.wait(1, in: 0)
    #expect(await app.state == ["runs 0", "presented 1"])
  }

  @Test func `a refused alert is drawn by its view`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    await app.wait(4, in: 0)
    await app.wait(4, in: 0)
    #expect(await app.state == ["0 root embeds note", "runs 0", "pending 1"])
  }

  @Test func `an alert that has appeared stays`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.appear(in: 0)
    app.changeVisibility(of: 0)
    await app.turn()
    #expect(await app.state == ["0 root shows note", "runs 0", "pending 1"])
  }

  @Test func `the dismissal of a withheld alert is no answer`() async {
    let app = ModelApp()
    app.changeVisibility(of: 0)
    app.report(.note, in: 0)
    app.dismissAgain(in: 0)
    #expect(await app.state == ["0 root withholds note", "runs 0", "pending 1"])
  }

  @Test func `a covered toast waits`() async {
    let app = ModelApp()
    app.changeVisibility(of: 0)
    app.report(.tick, in: 0)
    app.closeToast(in: 0)
    #expect(await app.state == ["0 root withholds tick", "runs 0", "pending 1"])
  }

  @Test func `a withdrawn alert that was withheld counts as resolved`() async {
    let app = ModelApp()
    app.changeVisibility(of: 0)
    app.report(.note, in: 0)
    app.withdraw(1)
    await app.wait(11, in: 0)
    #expect(await app.state == ["runs 0", "resolved 1"])
  }

  @Test func `a toast moves to a new sheet`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.openSheet()
    #expect(await app.state == ["0 sheet shows tick", "runs 0", "pending 1"])
  }

  @Test func `the alert of a closed sheet moves to the root`() async {
    let app = ModelApp()
    app.openSheet()
    app.report(.note, in: 0)
    await app.closeSheet()
    await app.wait(4, in: 0)
    await app.wait(4, in: 0)
    #expect(await app.state == ["0 root embeds note", "runs 0", "pending 1"])
  }

  @Test func `an alert that went with its sheet is shown again`() async {
    let app = ModelApp()
    app.openSheet()
    app.report(.note, in: 0)
    app.appear(in: 0)
    app.dismiss(in: 0)
    await app.closeSheet()
    #expect(await app.state == ["0 root shows note", "runs 0", "pending 1"])
  }

  @Test func `a covered alert moves to a new sheet`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.openSheet()
    await app.wait(4, in: 0)
    #expect(await app.state == ["0 sheet shows note", "runs 0", "pending 1"])
  }

  @Test func `a covered alert is shown once uncovered`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.changeVisibility(of: 0)
    await app.wait(4, in: 0)
    app.changeVisibility(of: 0)
    await app.wait(1, in: 0)
    await app.wait(4, in: 0)
    await app.wait(4, in: 0)
    #expect(await app.state == ["0 root embeds note", "runs 0", "pending 1"])
  }

  @Test func `a toast waits below an alert`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.report(.ownTick, in: 0)
    #expect(await app.state == ["0 root shows note", "runs 0", "pending 2"])
  }

  @Test func `a toast returns after the alert`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.report(.ownNote, in: 0)
    app.withdraw(2)
    await app.wait(4, in: 0)
    #expect(await app.state == ["0 root shows tick", "runs 0", "pending 1", "presented 1"])
  }

  @Test func `a toast keeps its turn when a sheet opens`() async {
    let app = ModelApp()
    app.report(.tick, in: 0)
    app.openSheet()
    #expect(await app.state == ["0 sheet shows tick", "runs 0", "pending 1"])
  }
}
