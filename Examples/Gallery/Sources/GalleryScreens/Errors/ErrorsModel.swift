import Observation
import RecourseUI

/// What the Errors screen does, without a screen: makes an error, and finds the words for it.
@MainActor
@Observable
final class ErrorsModel: ErrorAlerter {
  let alert = AlertContext()

  /// The language of the words.
  var language = ErrorLanguage.ofGallery
  /// What fails.
  var example = ErrorExample.first
  /// What the person last chose to do about an error, in words.
  private(set) var lastChoice = "Nothing yet"

  private var error: (any Error)?

  /// The kind of the example; another kind begins with its first one.
  var kind: ErrorExample.Kind {
    get { example.kind }
    set {
      guard newValue != kind, let first = newValue.examples.first else { return }
      example = first
    }
  }

  var errorDescriber: ErrorDescriber { ErrorDescriber(locale: language.locale) }

  /// What there is to say of the last failure; nil until there is one.
  var details: ErrorDetails? {
    error.map { ErrorDetails(of: $0, describer: errorDescriber) }
  }

  /// Runs the example; what is on the screen stays until it has failed.
  func fail() async {
    do {
      try await example.fail()
      throw ExampleSucceeded()
    } catch {
      // Another example has been chosen meanwhile.
      guard !Task.isCancelled else { return }
      self.error = error
    }
  }

  /// Shows the last failure over everything.
  func showAlert() {
    guard let error else { return }
    let handle = alert(error: error)
    Task { lastChoice = await handle.answer.action?.title ?? "Closed without an answer" }
  }

  /// Does what the error itself offers.
  func recover(with option: RecoveryOption) {
    lastChoice = option.attemptRecovery() ? option.title : "\(option.title), in vain"
  }
}

/// An example that should fail and doesn’t, which may happen on a system that is new.
struct ExampleSucceeded: ErrorAlertConvertible {
  var errorTitle: String { "Nothing has failed" }
  var errorMessage: String { "This works on your system. Choose another error." }
}
