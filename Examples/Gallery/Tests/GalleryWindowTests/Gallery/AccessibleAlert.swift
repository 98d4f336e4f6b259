/// The texts of an alert.
@AccessibilityActor
struct AccessibleAlert {
  let dialog: AccessibleElement
  let title: String
  let message: String
  /// The titles of the buttons in their arrangement.
  let buttons: [String]

  /// Whether the texts say more than that an operation has failed.
  var tellsWhatHappened: Bool {
    let words = title + message
    let jargon = ["could not be completed", "couldn’t be completed", "Error Domain", "(null)"]
    return !title.isEmpty && !message.isEmpty && !jargon.contains { words.contains($0) }
  }
}
