import Testing

/// Problems that join others because their window closes.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct JoinedProblemTests {
  @Test func `an own action of a closed window interrupts what waits in the other`() async {
    let app = ModelApp()
    app.report(.load, in: 0)
    await app.expire()
    app.report(.tick, in: 0)
    app.report(.ownTick, in: 1)
    #expect(
      await app.state == [
        "0 root shows load", "0 1 toast waits", "1 root shows tick", "runs 0", "pending 3",
      ])
    app.close(1)
    #expect(
      await app.state == [
        "0 root clears load", "0 1 toast waits", "runs 0", "pending 2", "coalesced 1",
      ])
    app.updateToast(in: 0)
    #expect(
      await app.state == [
        "0 root shows tick", "0 1 toast waits", "runs 0", "pending 2", "coalesced 1",
      ])
  }

  @Test func `the problem of a closed window never joins an answered one`() async {
    let app = ModelApp()
    app.report(.note, in: 0)
    app.appear(in: 0)
    app.dismiss(in: 0)
    app.report(.ownNote, in: 1)
    app.close(1)
    #expect(
      await app.state == ["0 root clears note", "0 1 alert waits", "runs 0", "pending 2"])
    app.vanish(in: 0)
    app.update(in: 0)
    await app.wait(1, in: 0)
    #expect(await app.state == ["0 root shows note", "runs 0", "pending 1", "presented 1"])
  }
}
