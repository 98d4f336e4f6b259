/// The package's texts in English, apart from the titles and messages of meanings.
///
/// They are compiled in, so that a description needs no file.
enum EnglishText {
  static let words: [String: String] = [
    // Buttons and labels.
    "action.cancel": "Cancel",
    "action.clear": "Clear",
    "action.clearAll": "Clear All",
    "action.close": "Close",
    "action.copy": "Copy",
    "action.ok": "OK",
    "action.report": "Report a Problem",
    "action.retryAll": "Try All Again",
    "action.retryNow": "Try Now",
    "action.send": "Send",
    "action.show": "Show",
    "action.signIn": "Sign In",
    "action.tryAgain": "Try Again",

    // What stands between two sentences of one message.
    "sentence.separator": " ",

    // The support code that a person reads out, such as K7PQ-2M.
    "support.code": "Support code: %@",

    // States of a view that loads.
    "state.loading": "Loading…",
    "state.empty.title": "Nothing Here Yet",
    "state.retrying": "Trying again…",
    "state.waitingForNetwork": "Waiting for a connection…",
    "state.stale": "This may be out of date.",

    // How long to wait. %@ is a number.
    "retry.seconds.other": "Try again in %@ seconds.",
    "retry.seconds.one": "Try again in %@ second.",
    "retry.minutes.other": "Try again in %@ minutes.",
    "retry.minutes.one": "Try again in %@ minute.",
    "retry.hours.other": "Try again in %@ hours.",
    "retry.hours.one": "Try again in %@ hour.",
    "retry.later": "Try again later.",
    "countdown.seconds.other": "Trying again in %@ seconds",
    "countdown.seconds.one": "Trying again in %@ second",

    // How many more there are. %@ is a number.
    "more.problems.other": "And %@ more problems.",
    "more.problems.one": "And %@ more problem.",

    // How many of all failed. %1$@ and %2$@ are numbers; the first decides the form.
    "some.failed.other": "%1$@ of %2$@ couldn’t be completed",
    "some.failed.one": "%1$@ of %2$@ couldn’t be completed",

    // The list of problems that wait for the person. %@ is a number.
    "inbox.title": "Problems",
    "inbox.empty.title": "No Problems",
    "inbox.problems.other": "%@ new problems",
    "inbox.problems.one": "%@ new problem",
    "attempts.other": "Tried %@ times.",
    "attempts.one": "Tried %@ time.",

    // The form with which a person reports a problem.
    "report.words": "What happened?",
    "report.contact": "How can we reach you? (optional)",
    "report.contents": "Sent with your report",

    // What a person can do.
    "suggestion.askAdministrator": "Ask whoever manages it for access.",
    "suggestion.checkAddress": "Check the address and try again.",
    "suggestion.checkConnection": "Check your internet connection and try again.",
    "suggestion.checkDate": "Check that your device’s date and time are right, and try again.",
    "suggestion.checkInput": "Check what you’ve entered and try again.",
    "suggestion.chooseAnotherName": "Choose another name and try again.",
    "suggestion.chooseAnotherPlace": "Choose another place to save it.",
    "suggestion.closeOtherApps": "Close some apps and try again.",
    "suggestion.contactSupport": "If this keeps happening, contact support.",
    "suggestion.freeSpace": "Delete what you don’t need and try again.",
    "suggestion.reload": "Reload it, then make your change again.",
    "suggestion.signInAgain": "Sign in and try again.",
    "suggestion.tryAgain": "Try again.",
    "suggestion.tryAgainLater": "Wait a moment, then try again.",
    "suggestion.updateApp": "Update the app and try again.",
    "suggestion.useSettings": "You can change this in Settings.",
    "problem.dataUnreadable.part": "The part “%@” is damaged or in a format that isn’t known.",
    "problem.dataIncomplete.part": "The part “%@” is missing from it.",
  ]
}
