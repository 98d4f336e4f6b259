import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RecoveryOptionTests {
  private let describer = ErrorDescriber(locale: Locale(identifier: "en"))
  private let attempts = Attempts()

  @Test func `offers the recovery options of a recoverable error`() {
    let error = Recoverable(attempts: attempts)
    let options = describer.describe(error).recoveryOptions
    #expect(options.map(\.title) == ["Sign In", "Delete"])
    #expect(options.map(\.index) == [0, 1])
    #expect(describer.describe(error).title == "Something went wrong")
    #expect(
      describer.describe(SpokenError(errorTitle: "A", errorMessage: "B")).recoveryOptions == [])
  }

  @Test func `attempts the chosen option and returns its result`() {
    let options = describer.describe(Recoverable(attempts: attempts)).recoveryOptions
    #expect(options[1].attemptRecovery() == false)
    #expect(options[0].attemptRecovery() == true)
    #expect(attempts.all == [1, 0])
  }

  @Test func `offers the recovery options of a cause`() {
    let error = Caused(Caused(Recoverable(attempts: attempts)))
    #expect(describer.describe(error).recoveryOptions.map(\.title) == ["Sign In", "Delete"])
  }

  @Test func `options with the same title are equal`() {
    #expect(RecoveryOption("A") { true } == RecoveryOption("A") { false })
    #expect(RecoveryOption("A") { true } != RecoveryOption("B") { true })
    #expect(Set([RecoveryOption("A") { true }, RecoveryOption("A") { false }]).count == 1)
  }

  @Test func `adds the options to an alert's actions, before Cancel`() {
    let content = AlertContent(
      describing: Recoverable(attempts: attempts), describer: describer)
    #expect(
      content.actions == [AlertAction("Sign In"), AlertAction("Delete"), cancel])
    content.actions[1].handler()
    #expect(attempts.all == [1])
  }

  @Test func `adds no second Cancel and no second action with the same title`() {
    var error = Recoverable(attempts: attempts)
    error.recoveryOptions = ["Cancel", "Again", "Again"]
    let content = AlertContent(describing: error, describer: describer)
    #expect(content.actions == [cancel, AlertAction("Again")])
  }

  @Test func `an option without a title doesn't shift the indices of the others`() {
    var error = Recoverable(attempts: attempts)
    error.recoveryOptions = ["", "Second"]
    let options = describer.describe(error).recoveryOptions
    #expect(options.map(\.title) == ["Second"])
    options[0].attemptRecovery()
    #expect(attempts.all == [1])
  }

  @Test(arguments: [
    "Call us (Tel. 0123)", "Use (Order No. 12345)", "Go to (Art. 12)", "⠓",
    "The operation couldn’t be completed. (App.MyError error 0.)",
  ])
  func `an option with a visible title is always offered`(_ title: String) {
    var error = Recoverable(attempts: attempts)
    error.recoveryOptions = Array(repeating: "Wait", count: 30).enumerated().map { "\($1) \($0)" }
    error.recoveryOptions.append(title)
    let options = describer.describe(error).recoveryOptions
    #expect(options.map(\.title) == error.recoveryOptions)
    options.last?.attemptRecovery()
    #expect(attempts.all == [30])
    let content = AlertContent(describing: error, describer: describer)
    #expect(content.actions.contains(AlertAction(title)))
    let written = ErrorDescription(
      title: "A", message: "B", recoveryOptions: [RecoveryOption(title) { true }])
    #expect(written.recoveryOptions.map(\.title) == [title])
  }

  @Test func `an alert combines message and suggestion, and offers OK if there are no options`() {
    let error = LocalizedExample(failureReason: "It is full.", recoverySuggestion: "Delete some.")
    let content = AlertContent(describing: error, describer: describer)
    #expect(content.message == "It is full.\nDelete some.")
    #expect(content.actions == [AlertAction("OK")])
  }

  @Test func `an alert has the actions of a cause that provides its own`() {
    let content = AlertContent(describing: Caused(Acting()), describer: describer)
    #expect(content.title == "Locked")
    #expect(content.actions == [AlertAction("Unlock")])
  }

  @Test func `runs an operation again after the chosen option has recovered from its error`()
    async throws
  {
    let model = Model(describer: describer)
    let task = model.tryWithErrorAlert { [attempts] in
      if attempts.all.last != 0 { throw Recoverable(attempts: attempts) }
      return "done"
    }
    _ = try await model.alert.next()
    try model.alert.answer("Sign In")
    #expect(await task.value == "done")
    #expect(attempts.all == [0])
  }

  @Test(arguments: [false, true])
  func `ends an operation if the chosen option fails to recover`(_ offers: Bool) async throws {
    let model = Model(describer: describer)
    let task = model.tryWithErrorAlert(offersTryAgain: offers) { [attempts] in
      throw Recoverable(attempts: attempts)
    }
    let titles = try await model.alert.next().actions.map(\.title)
    #expect(titles == ["Sign In", "Delete"] + (offers ? ["Try Again"] : []) + ["Cancel"])
    try model.alert.answer("Delete")
    await task.value
    #expect(attempts.all == [1])
    #expect(model.alert.current == nil)
  }

  private var cancel: AlertAction { AlertAction("Cancel", role: .cancel) }
}

/// Records the indices of the attempted options, in order.
private final class Attempts: Sendable {
  private let indices = Locked<[Int]>([])

  var all: [Int] { indices.withLock(\.self) }

  func append(_ index: Int) { indices.withLock { $0.append(index) } }
}

/// An error whose first option succeeds and whose other options fail.
private struct Recoverable: RecoverableError {
  let attempts: Attempts
  var recoveryOptions = ["Sign In", "Delete"]

  func attemptRecovery(optionIndex: Int) -> Bool {
    attempts.append(optionIndex)
    return optionIndex == 0
  }
}

private struct Acting: ErrorAlertConvertible {
  let errorTitle = "Locked"
  let errorMessage = "Unlock it."
  var errorActions: [AlertAction] { [AlertAction("Unlock")] }
}

@MainActor
private final class Model: ErrorAlerter {
  let alert = AlertContext()
  let errorDescriber: ErrorDescriber

  init(describer: ErrorDescriber) { errorDescriber = describer }
}
