import Observation
import RecourseUI

/// The state and actions of the Errors screen, independent of its views: an error and its texts.
@MainActor
@Observable
final class ErrorsModel: ErrorAlerter {
  let alert = AlertContext()

  /// The language of the texts.
  var language = ErrorLanguage.ofGallery
  /// The selected example.
  var example = ErrorExample.first
  /// The person's last choice in response to an error, in words.
  private(set) var lastChoice = "Nothing yet"

  private var error: (any Error)?

  /// The kind of the selected example; a new kind selects its first example.
  var kind: ErrorExample.Kind {
    get { example.kind }
    set {
      guard newValue != kind, let first = newValue.examples.first else { return }
      example = first
    }
  }

  var errorDescriber: ErrorDescriber { ErrorDescriber(locale: language.locale) }

  /// The texts for the last failure; nil before the first.
  var details: ErrorDetails? {
    error.map { ErrorDetails(of: $0, describer: errorDescriber) }
  }

  /// Runs the example; the previous failure stays on the screen until the example has failed.
  func fail() async {
    do {
      try await example.fail()
      throw ExampleSucceeded()
    } catch {
      // Another example was selected in the meantime.
      guard !Task.isCancelled else { return }
      self.error = error
    }
  }

  /// Presents the last failure as an alert.
  func showAlert() {
    guard let error else { return }
    let handle = alert(error: error)
    Task { lastChoice = await handle.answer.action?.title ?? "Dismissed without an answer" }
  }

  /// Attempts the recovery that the error itself offers.
  func recover(with option: RecoveryOption) {
    lastChoice = option.attemptRecovery() ? option.title : "\(option.title), without success"
  }
}

/// An example that should fail but succeeded, which may happen on a newer system.
struct ExampleSucceeded: ErrorAlertConvertible {
  var errorTitle: String { "Nothing has failed" }
  var errorMessage: String { "This works on your system. Choose another error." }
}
