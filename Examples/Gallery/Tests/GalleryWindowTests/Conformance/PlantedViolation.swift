import Foundation

/// A mistake that is planted in what a person has met on a surface.
enum PlantedViolation: String, CaseIterable, Sendable {
  case textStaysSmall, textBeyondTheWindow, textsOverlap, textIsCutOff
  case noTabStop, oneTabStopForTwo, noAnswerToAKey, noWayOutByEscape, keyboardTrap
  case toastDisappears, alertDisappears
  case stopBelowToast, stopOutsideTheWindow
  case smallTargets, smallTargetBesideALargeOne
  case colorAlone, symbolAlone, namelessContainer, messageNotOfTheField, messageOnlyForTheReader
  case fieldWithoutName
  case titleAlone, nothingToDo, pageWithoutTryAgain, messageWithoutSuggestion
  case actsBeforeTheAnswer, oneAnswer, losesInput, clearsField
  case announcesNothing, announcesSomethingElse, takesTheFocus, namelessDialog, focusStaysBehind

  var criterion: Criterion {
    switch self {
    case .textStaysSmall, .textBeyondTheWindow, .textsOverlap, .textIsCutOff: .textSize
    case .noTabStop, .oneTabStopForTwo, .noAnswerToAKey, .noWayOutByEscape, .keyboardTrap:
      .keyboard
    case .toastDisappears, .alertDisappears: .timing
    case .stopBelowToast, .stopOutsideTheWindow: .focusNotObscured
    case .smallTargets, .smallTargetBesideALargeOne: .targetSize
    case .colorAlone, .symbolAlone, .namelessContainer, .messageNotOfTheField,
      .messageOnlyForTheReader, .fieldWithoutName:
      .errorIdentification
    case .titleAlone, .nothingToDo, .pageWithoutTryAgain, .messageWithoutSuggestion:
      .errorSuggestion
    case .actsBeforeTheAnswer, .oneAnswer, .losesInput, .clearsField: .errorPrevention
    case .announcesNothing, .announcesSomethingElse, .takesTheFocus, .namelessDialog,
      .focusStaysBehind:
      .statusMessages
    }
  }

  /// The surface with the mistake.
  var surface: Surface {
    switch self {
    case .noWayOutByEscape, .alertDisappears, .losesInput, .namelessDialog, .focusStaysBehind:
      .alert
    case .messageNotOfTheField, .messageOnlyForTheReader, .fieldWithoutName, .clearsField,
      .messageWithoutSuggestion:
      .field
    case .actsBeforeTheAnswer, .oneAnswer: .confirmation
    case .pageWithoutTryAgain: .page
    default: .toast
    }
  }

  /// Plants the mistake.
  func plant(in seen: inout SeenSurface) {
    let real = seen
    switch self {
    case .textStaysSmall: seen.changeLabels { $0.frame.size.height = 16 }
    case .textBeyondTheWindow: seen.changeLabels { $0.frame.origin.x += real.window.width }
    case .textsOverlap: seen.changeLabels { $0.frame.origin = real.element.frame.origin }
    case .textIsCutOff: seen.changeLabels { $0.frame.size.height *= 20 }
    case .noTabStop: seen.stops.removeAll(where: \.isOnSurface)
    case .oneTabStopForTwo:
      if let index = seen.stops.firstIndex(where: \.isOnSurface) { seen.stops.remove(at: index) }
    case .noAnswerToAKey: seen.presses[0].isAnswered = false
    case .noWayOutByEscape: seen.isLeftByEscape = false
    case .keyboardTrap: seen.stops.removeAll { !$0.isOnSurface }
    case .toastDisappears, .alertDisappears: seen.stays = false
    case .stopBelowToast, .stopOutsideTheWindow:
      guard let index = seen.stops.lastIndex(where: { !$0.isOnSurface }) else { return }
      let below = seen.element.drawnFrame.insetBy(dx: 5, dy: 5)
      seen.stops[index].visible = self == .stopBelowToast ? below : .zero
    case .smallTargets: seen.place(size: 12, apart: 13)
    case .smallTargetBesideALargeOne: seen.place(size: 12, apart: 5, isFirstLarge: true)
    case .colorAlone: seen.changeLabels { $0.name = "" }
    case .symbolAlone: seen.changeLabels { $0.name = "⚠️" }
    case .namelessContainer: seen.element.name = ""
    case .messageNotOfTheField: seen.changeFields { $0.hint = "" }
    case .messageOnlyForTheReader: seen.changeLabels { $0.frame = .zero }
    case .fieldWithoutName: seen.changeFields { $0.name = "" }
    case .titleAlone: seen.changeLabels { $0.name = real.title }
    case .nothingToDo, .pageWithoutTryAgain, .oneAnswer:
      let kept = self == .pageWithoutTryAgain ? 0 : 1
      var count = 0
      seen.element.change { element in
        guard element.isControl else { return }
        count += 1
        if count > kept { element.isEnabled = false }
      }
    case .messageWithoutSuggestion: seen.changeFields { if $0.hint != "" { $0.hint = $0.name } }
    case .actsBeforeTheAnswer: seen.values.during = []
    case .losesInput: seen.input.after = []
    case .clearsField: seen.input.after[0] = "Name: "
    case .announcesNothing: seen.announcements = []
    case .announcesSomethingElse: seen.announcements = ["Something went wrong"]
    case .takesTheFocus: seen.element.isFocused = true
    case .namelessDialog: seen.element.name = "AdwMessageDialog"
    case .focusStaysBehind: seen.element.change { $0.isFocused = false }
    }
  }
}

extension SeenSurface {
  fileprivate mutating func changeLabels(_ change: (inout SeenElement) -> Void) {
    element.change { if $0.role == .label { change(&$0) } }
  }

  fileprivate mutating func changeFields(_ change: (inout SeenElement) -> Void) {
    element.change { if $0.text != nil { change(&$0) } }
  }

  /// Makes the controls small, and places each at a distance from the one before it.
  fileprivate mutating func place(size: CGFloat, apart: CGFloat, isFirstLarge: Bool = false) {
    var next = element.frame.origin
    var isFirst = true
    element.change { element in
      guard element.isControl else { return }
      let side = isFirst && isFirstLarge ? 40 : size
      element.frame = CGRect(origin: next, size: CGSize(width: side, height: side))
      next.x += isFirst && isFirstLarge ? 40 + apart : apart
      isFirst = false
    }
  }
}
