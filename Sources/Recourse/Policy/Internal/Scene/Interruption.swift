/// An error that a person has to answer before they go on.
package struct Interruption: Sendable {
  /// How it is shown.
  package enum Form: Sendable {
    /// In a few words.
    case alert
    /// At length.
    case sheet
  }

  package let form: Form
  package let error: any Error
  /// What it says and offers.
  package let content: AlertContent
}
