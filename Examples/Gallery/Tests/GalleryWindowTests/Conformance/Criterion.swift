import Foundation

/// A success criterion of WCAG 2.2 that a program can check on a surface.
enum Criterion: String, CaseIterable, Sendable {
  case textSize = "1.4.4"
  case keyboard = "2.1.1"
  case timing = "2.2.1"
  case focusNotObscured = "2.4.11"
  case targetSize = "2.5.8"
  case errorIdentification = "3.3.1"
  case errorSuggestion = "3.3.3"
  case errorPrevention = "3.3.4"
  case statusMessages = "4.1.3"

  /// The criterion's name.
  var title: String {
    switch self {
    case .textSize: "Resize Text"
    case .keyboard: "Keyboard"
    case .timing: "Timing Adjustable"
    case .focusNotObscured: "Focus Not Obscured"
    case .targetSize: "Target Size"
    case .errorIdentification: "Error Identification"
    case .errorSuggestion: "Error Suggestion"
    case .errorPrevention: "Error Prevention"
    case .statusMessages: "Status Messages"
    }
  }

  /// Returns whether the criterion is about a surface.
  func applies(to surface: Surface) -> Bool {
    switch self {
    case .textSize, .keyboard, .timing, .focusNotObscured, .targetSize, .statusMessages: true
    // These two ask a question, and report no error.
    case .errorIdentification: surface != .confirmation && surface != .dialog
    // The loss of the connection ends by itself, and the banner with it.
    case .errorSuggestion: errorSuggestionSurfaces.contains(surface)
    case .errorPrevention: [.confirmation, .alert, .page, .field].contains(surface)
    }
  }

  /// Why a surface doesn't meet the criterion; nil if it must.
  func exception(for surface: Surface) -> String? {
    switch (self, surface) {
    case (.focusNotObscured, .toast):
      "A toast can cover the control with the focus until the person closes the toast."
    default: nil
    }
  }

  private var errorSuggestionSurfaces: [Surface] {
    [.alert, .sheet, .toast, .page, .field, .inbox]
  }

  /// Checks a surface.
  func finding(on seen: SeenSurface) -> Finding {
    var finding = Finding()
    switch self {
    case .textSize: finding.checkTexts(of: seen)
    case .keyboard: finding.checkKeyboard(of: seen)
    case .timing: finding.expect(seen.stays, "it disappears")
    case .focusNotObscured: finding.checkStops(of: seen)
    case .targetSize: finding.checkTargets(of: seen)
    case .errorIdentification: finding.checkIdentification(on: seen)
    case .errorSuggestion: finding.checkSuggestion(on: seen)
    case .errorPrevention: finding.checkPrevention(on: seen)
    case .statusMessages: finding.checkMessages(of: seen)
    }
    return finding
  }
}

/// What a check has looked at, and what a person would complain about.
struct Finding {
  private(set) var checked = 0
  private(set) var complaints: [String] = []

  mutating func expect(_ isMet: Bool, _ complaint: @autoclosure () -> String) {
    checked += 1
    if !isMet { complaints.append(complaint()) }
  }
}
