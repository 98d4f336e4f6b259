import Recourse
import SwiftUI

/// The title of an error, with a symbol.
struct ErrorLabel: View {
  let error: any Error

  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorTitle) private var title

  var body: some View {
    Label(
      describer.describe(error).titled(describer.words(of: title)).title,
      systemImage: "exclamationmark.triangle")
  }
}

/// The message and the suggestion of an error, and how often the operation has failed.
struct ErrorMessage: View {
  let error: any Error
  /// Whether a button beside the message counts down the delay that the error requests.
  var hasButton = false
  /// The number of failed attempts, which shows that another one has been made.
  var attempts = 1

  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorTitle) private var title

  var body: some View {
    let describer = hasButton ? describer.omittingDelays : describer
    Text(verbatim: describer.describe(error).titled(describer.words(of: title)).fullMessage)
    if attempts > 1 { Text(verbatim: describer.text["attempts", count: attempts]) }
  }
}

// Dumping a view prints its properties, and an error's payload must not reach a log.

extension ErrorLabel: HiddenFromMirrors {}

extension ErrorMessage: HiddenFromMirrors {}

extension RecoveryButtons: HiddenFromMirrors {}

/// The ways to load again: "Sign In" if that helps, "Try Again", and an error's recovery options.
struct RecoveryButtons: View {
  let error: any Error
  var countdown: RetryCountdown?
  /// Whether a handler around the view has handled the error, and would do so again.
  var wasHandled = false
  let onTryAgain: (@MainActor () -> Void)?
  /// Returns from the failure to the content; nil without content.
  var onClose: (@MainActor () -> Void)?

  @Environment(\.errorDescriber) private var describer
  @Environment(\.reportError) private var report
  /// The sign-in or the recovery in progress.
  @State private var intention = Intention()

  var body: some View {
    let text = describer.text
    // A "Cancel" option has no function here, where no alert waits for an answer.
    let options = describer.describe(error).recoveryOptions.filter {
      $0.title != text["action.cancel"]
    }
    if let onTryAgain {
      if canSignIn {
        Button(action: { signIn(then: onTryAgain) }) {
          Text(text["action.signIn"]).withProgress(intention.isBusy)
        }
        .disabled(intention.isBusy)
      }
      if !options.contains(where: { $0.title == text["action.tryAgain"] }) {
        TryAgainButton(error: error, countdown: countdown, action: onTryAgain)
      }
    }
    ForEach(options) { option in
      Button(option.title) { recover(by: option) }
    }
    if let onClose { Button(text["action.close"], action: onClose) }
  }

  private func signIn(then reload: @escaping @MainActor () -> Void) {
    guard !intention.isBusy else { return }
    intention.begin()
    Attempt(origin: .userAction, source: ErrorReport.Source(fileID: #fileID, line: #line))
      .resume(after: error, reportingTo: report.router, as: intention) { _ in reload() }
  }

  private func recover(by option: RecoveryOption) {
    guard !intention.isBusy, option.attemptRecovery() else { return }
    intention.begin()
    onTryAgain?()
    // Until then, the view doesn't show what has come of it.
    Task { intention.stop() }
  }

  /// Whether the person has to sign in, and a handler presents the sign-in.
  private var canSignIn: Bool {
    describer.tree(of: error).needsSignIn
      && (wasHandled || report.router.hasHandler(for: error))
  }
}

extension Attempt {
  /// Reports a failure of an operation, and makes another run when that is requested.
  @MainActor
  @discardableResult
  func resume(
    after error: any Error, reportingTo router: ErrorRouter, as intention: Intention = Intention(),
    _ body: @escaping @MainActor (ErrorRouter) async throws -> Void
  ) -> Task<Void, Never> {
    let hold = RouterHold(router)
    return Task {
      var first: (any Error)? = error
      _ = await repeatRuns(in: hold, as: intention) { router in
        defer { first = nil }
        if let first { throw first }
        try await body(router)
      }
    }
  }
}
