/// What an alert says.
@AccessibilityActor
struct AccessibleAlert {
  let dialog: AccessibleElement
  let title: String
  let message: String
  /// The titles of the buttons, as they are arranged.
  let buttons: [String]

  /// Whether a person learns more than that something has failed.
  var tellsWhatHappened: Bool {
    let words = title + message
    let jargon = ["could not be completed", "couldn’t be completed", "Error Domain", "(null)"]
    return !title.isEmpty && !message.isEmpty && !jargon.contains { words.contains($0) }
  }
}
