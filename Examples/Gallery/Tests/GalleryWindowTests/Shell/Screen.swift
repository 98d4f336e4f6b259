import Testing

/// The expected contents of a screen of the Gallery.
struct Screen: Sendable, CustomTestStringConvertible {
  let name: String
  let title: String
  /// The title of each row, and of its button.
  let rows: [String: String]
  /// The title of the row that shows the result.
  let answer: String

  var testDescription: String { name }

  var titles: Set<String> { Set(rows.keys).union([answer]) }

  static let all = [
    Screen(
      name: "Start", title: "Start", rows: ["A message": "Send"],
      answer: "Last outcome in the journal"),
    Screen(
      name: "Alerts", title: "Alerts",
      rows: [
        "A message": "Save", "A decision": "Delete Draft…", "A choice": "Export…",
        "An awaited answer": "Move Report…", "One after the other": "Show Three",
        "An alert from an alert": "Check Backup", "An urgent alert": "Show Urgent",
        "A replaced alert": "Replace",
      ], answer: "Last choice"),
    Screen(
      name: "Toasts", title: "Toasts",
      rows: [
        "A message": "Save Draft", "An action": "Delete Draft", "A long message": "Upload Photos",
        "One after the other": "Show Three", "A persistent toast": "Connect",
        "A failure": "Synchronize", "A toast over a sheet": "Show Sheet",
      ], answer: "Last toast"),
    Screen(
      name: "Sheets", title: "Sheets",
      rows: [
        "A sheet": "Show Details", "One after the other": "Show Two", "A cover": "Show Cover",
        "An alert over a sheet": "Edit Notes", "A conflict": "Show Conflict",
      ], answer: "Closed so far"),
    Screen(
      name: "AsyncErrors", title: "Async Errors",
      rows: [
        "A server that isn’t there": "Connect", "A file that isn’t there": "Open Notes",
        "A folder without permission": "Save Notes", "A truncated response": "Load Order",
        "A callback": "Synchronize", "Try again": "Open Report",
        "Ten failures at once": "Upload Photos", "A cancelled download": "Download",
      ], answer: "Last result"),
    Screen(
      name: "Form", title: "Form",
      rows: ["The sign-up": "Sign Up", "An address in use": "Fill In"], answer: "Account"),
    Screen(
      name: "WhatFailed", title: "What Failed",
      rows: [
        "A full disk": "Save", "A missing file": "Open", "A refused connection": "Send",
        "Five failures of one operation": "Upload Five Photos", "Three attempts": "Synchronize",
        "The situation": "Pay", "The export": "Show Export",
      ], answer: "The export"),
    Screen(
      name: "Errors", title: "Errors in Words", rows: ["As an alert": "Show Alert"],
      answer: "Last choice"),
    Screen(
      name: "OverSheets", title: "Over Sheets",
      rows: [
        "Over a sheet and a cover": "Open Draft", "Save and close": "Edit Profile",
        "A late error": "Write Feedback", "An alert that moves": "Open Offer",
      ], answer: "Last outcome"),
    Screen(
      name: "RetryView", title: "Retry View", rows: ["From the beginning": "Start Over"],
      answer: "Runs so far"),
    Screen(
      name: "LoadingList", title: "Loading List", rows: ["A first load": "Start Over"],
      answer: "1041 for Ada"),
    Screen(
      name: "PartialResults", title: "Partial Results", rows: ["A first load": "Start Over"],
      answer: "Order requests"),
    Screen(
      name: "Uploads", title: "Uploads",
      rows: ["20 files": "Upload", "An early end": "Cancel"], answer: "Files"),
    Screen(
      name: "Offline", title: "Offline",
      rows: ["Three messages": "Send Three", "A first load": "Load Again"], answer: "Sent"),
    Screen(
      name: "Resilience", title: "Resilience", rows: ["A burst": "Send 20 Requests"],
      answer: "Circuit breaker"),
    Screen(
      name: "Guards", title: "Guards",
      rows: [
        "One call": "Load Orders", "Eight calls at once": "Load Eight",
        "25 calls in a row": "Load 25",
      ], answer: "Answered"),
    Screen(
      name: "Policies", title: "Policies", rows: ["Report it": "Report"],
      answer: "Last report"),
    Screen(
      name: "SignIn", title: "Sign-In",
      rows: ["Three requests": "Send", "A sign-out": "Sign Out"], answer: "Sign-in sheets"),
    Screen(
      name: "Inbox", title: "Inbox",
      rows: [
        "Eight problems at once": "Synchronize All",
        "An action of your own": "Synchronize Passwords", "The list": "Problems",
      ], answer: "Problems in the inbox"),
    Screen(
      name: "Console", title: "Console",
      rows: [
        "One error": "Report One", "A flood": "Report 500", "The end of the flood": "Resolve",
      ], answer: "Shown"),
    Screen(
      name: "CrashAndReturn", title: "Crash and Return",
      rows: [
        "A change": "Send Message", "The end of the app": "Crash…", "What waits": "Drop",
      ], answer: "Back after a restart"),
    Screen(
      name: "ProblemReports", title: "Problem Reports", rows: ["A letter to print": "Print"],
      answer: "Problem reports received"),
    Screen(
      name: "Notifications", title: "Notifications",
      rows: [
        "A letter": "Send and Leave", "A backup in the background": "Back Up and Leave",
        "Your permission": "Allow Notifications",
      ], answer: "Letters on their way"),
    Screen(
      name: "Flood", title: "Flood",
      rows: [
        "10,000 errors of 50 kinds": "Report 10,000", "No longer true": "Resolve All",
        "20 operations": "Run All",
      ], answer: "Coalesced"),
    Screen(
      name: "Modules", title: "Modules",
      rows: ["In stock": "Reserve", "A first load": "Start Over"], answer: "Total"),
    Screen(
      name: "Animals", title: "Animals",
      rows: ["The next one": "Cancel", "Save the actions": "Save", "Replay the actions": "Replay"],
      answer: "Shown"),
    Screen(
      name: "ShoppingCart", title: "Shopping Cart",
      rows: ["Several changes": "Order Breakfast", "A restart": "Restart the App"], answer: "Total"),
  ]
}
