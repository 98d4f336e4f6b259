import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TryWithErrorAlertTests {
  private let model = Model()

  @Test func `returns the value of an operation that succeeds`() async {
    #expect(await model.tryWithErrorAlert { 42 }.value == 42)
    #expect(model.alert.current == nil)
  }

  @Test func `presents the thrown error and returns nil`() async {
    let task = model.tryWithErrorAlert(offersTryAgain: false, model.fail)
    #expect(await task.value == nil)
    #expect(model.alert.item?.title == "The disk is full")
    #expect(model.alert.item?.actions == [.ok])
    #expect(model.runs == 1)
  }

  @Test func `presents a failure of an operation that runs off the main actor`() async {
    await model.tryWithErrorAlert(offersTryAgain: false, failElsewhere).value
    #expect(model.alert.item?.title == "The disk is full")
  }

  @Test func `a cancelled operation presents no alert`() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let task = model.tryWithErrorAlert {
      start.finish()
      while true {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
    for await _ in started {}
    task.cancel()
    await task.value
    #expect(model.alert.current == nil)
  }

  @Test func `an error thrown after cancellation presents no alert`() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    for offersTryAgain in [false, true] {
      let task = model.tryWithErrorAlert(offersTryAgain: offersTryAgain) {
        start.finish()
        while !Task.isCancelled { await Task.yield() }
        throw DiskFull()
      }
      for await _ in started {}
      task.cancel()
      await task.value
      #expect(model.alert.current == nil)
    }
  }

  @Test(arguments: Cancellation.all)
  func `a thrown cancellation presents no alert`(_ cancellation: Cancellation) async {
    for offersTryAgain in [false, true] {
      let task = model.tryWithErrorAlert(offersTryAgain: offersTryAgain) {
        throw cancellation.error
      }
      #expect(await task.value == nil)
      #expect(model.alert.current == nil)
    }
  }

  @Test func `a task cancelled before it starts never runs the operation`() async {
    let task = model.tryWithErrorAlert(model.fail)
    task.cancel()
    await task.value
    #expect(model.runs == 0)
  }

  @Test func `runs the operation again after each Try Again`() async throws {
    let task = model.tryWithErrorAlert { [model] in
      try await model.failTwice()
    }
    #expect(try await model.alert.next().actions == [.tryAgain, .cancel])
    try model.alert.answer("Try Again")
    _ = try await model.alert.next()
    try model.alert.answer("Try Again")
    #expect(await task.value == "done")
    #expect(model.runs == 3)
    #expect(model.alert.current == nil)
  }

  @Test func `returns nil when the user declines to try again`() async throws {
    let task = model.tryWithErrorAlert(model.fail)
    _ = try await model.alert.next()
    try model.alert.answer("Cancel")
    #expect(await task.value == nil)
    #expect(model.runs == 1)
  }

  @Test func `cancelling the task dismisses its Try Again alert`() async throws {
    let task = model.tryWithErrorAlert(model.fail)
    _ = try await model.alert.next()
    task.cancel()
    #expect(await task.value == nil)
    #expect(model.alert.current == nil)
    #expect(model.runs == 1)
  }

  @Test func `operations that fail with the same problem share an alert, which counts them`()
    async throws
  {
    let models = (0..<5).map { _ in Flaky(alert: model.alert) }
    let tasks = models.map { model in
      model.tryWithErrorAlert { try await model.failOnce() }
    }
    while models.contains(where: { $0.runs == 0 }), !Task.isCancelled { await Task.yield() }
    for _ in 0..<20 { await Task.yield() }
    #expect(model.alert.waitingCount == 0)
    #expect(model.alert.current?.item.actions.map(\.title) == ["Try All Again (5)", "Cancel"])
    tasks[0].cancel()
    #expect(await tasks[0].value == nil)
    #expect(model.alert.current?.item.actions.map(\.title) == ["Try All Again (4)", "Cancel"])
    try model.alert.answer("Try All Again (4)")
    for task in tasks.dropFirst() { #expect(await task.value == "done") }
    #expect(models.map(\.runs) == [1, 2, 2, 2, 2])
    #expect(model.alert.current == nil)
  }

  @Test func `adds Try Again and Cancel to the error's own actions, without duplicates`()
    async throws
  {
    let own = [AlertAction("Sign In"), .tryAgain, AlertAction("Later", role: .cancel)]
    model.tryWithErrorAlert { throw Refused(errorActions: own) }
    #expect(try await model.alert.next().actions == own)
    model.alert.dismiss()
    model.tryWithErrorAlert {
      throw Refused(errorActions: [AlertAction("Sign In")])
    }
    let titles = try await model.alert.next().actions.map(\.title)
    #expect(titles == ["Sign In", "Try Again", "Cancel"])
  }
}

@MainActor
private final class Model: ErrorAlerter {
  let alert = AlertContext()
  private(set) var runs = 0

  func fail() async throws {
    runs += 1
    throw DiskFull()
  }

  func failTwice() async throws -> String {
    runs += 1
    if runs < 3 { throw DiskFull() }
    return "done"
  }
}

/// One of several models that present their errors in the same alert context.
@MainActor
private final class Flaky: ErrorAlerter {
  let alert: AlertContext
  private(set) var runs = 0

  init(alert: AlertContext) {
    self.alert = alert
  }

  func failOnce() async throws -> String {
    runs += 1
    if runs == 1 { throw DiskFull() }
    return "done"
  }
}

@concurrent
private func failElsewhere() async throws {
  throw DiskFull()
}

private struct DiskFull: ErrorAlertConvertible {
  let errorTitle = "The disk is full"
  let errorMessage = "Make some room."
}

private struct Refused: ErrorAlertConvertible {
  let errorTitle = "Refused"
  let errorMessage = "You are not signed in."
  let errorActions: [AlertAction]
}
