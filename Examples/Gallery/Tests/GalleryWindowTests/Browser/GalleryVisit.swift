import CAtspi
import Testing

/// The clicks of a person on one screen, and their expected results.
struct GalleryVisit: Sendable {
  let screen: String
  let actions: Actions

  typealias Actions = @AccessibilityActor @Sendable (GalleryPage) throws -> Void

  init(_ screen: String, _ actions: @escaping Actions) {
    self.screen = screen
    self.actions = actions
  }

  /// A visit to every screen of the Gallery, in the order of the sidebar.
  static let all = [
    GalleryVisit("Start") { page in
      try page.click("Send")
      _ = try page.gallery.waitForAlert("The message wasn’t sent")
      try page.click("Try Again")
      try page.gallery.waitUntilAlone()
      try page.gallery.wait(for: "Messages sent", toBe: "1")
    },
    GalleryVisit("Alerts") { page in
      try page.click("Delete Draft…")
      _ = try page.gallery.waitForAlert("Delete this draft?")
      try page.click("Delete Draft")
      try page.gallery.waitUntilAlone()
      try page.gallery.wait(for: "Last choice", toBe: "Delete Draft")
    },
    GalleryVisit("Toasts") { page in
      try page.click("Delete Draft")
      try page.gallery.wait(for: "Drafts", toBe: "2")
      try page.click("Undo")
      try page.gallery.wait(for: "Last toast", toBe: "Draft deleted: Undo")
    },
    GalleryVisit("Sheets") { page in
      try page.click("Show Details")
      try page.gallery.waitForSheet("Details")
      try page.click("Close")
      try page.gallery.waitUntilAlone()
      try page.gallery.wait(for: "Closed so far", toBe: "1")
    },
    GalleryVisit("Async Errors") { page in
      try page.click("Connect")
      _ = try page.gallery.waitForAlert()
      try page.click("Cancel")
      try page.gallery.waitUntilAlone()
    },
    GalleryVisit("Form") { page in
      try page.click("Sign Up")
      _ = try page.gallery.waitForAlert("Something isn’t right yet")
      try page.click("OK")
      try page.gallery.waitUntilAlone()
    },
    GalleryVisit("What Failed") { page in
      try page.click("Save with a Title")
      _ = try page.gallery.waitForAlert("The invoice couldn’t be saved")
      try page.click("OK")
      try page.gallery.waitUntilAlone()
    },
    GalleryVisit("Errors in Words") { page in
      try page.click("Show Alert")
      _ = try page.gallery.waitForAlert()
      try page.click("OK")
      try page.gallery.waitUntilAlone()
      try page.gallery.wait(for: "Last choice", toBe: "OK")
    },
    GalleryVisit("Over Sheets") { page in
      try page.click("Open Draft")
      try page.gallery.waitForSheet("Draft")
      try page.click("Attach File")
      _ = try page.gallery.waitForAlert()
      try page.click("OK")
      try page.gallery.waitForSheet("Draft")
      try page.click("Close")
      try page.gallery.waitUntilAlone()
    },
    GalleryVisit("Retry View") { page in
      try page.gallery.wait(for: "Runs so far", toBe: "1")
      try page.click("Try Again")
      try page.gallery.wait(for: "Runs so far", toBe: "2")
    },
    GalleryVisit("Loading List") { page in
      try page.gallery.wait(for: "1. GET /orders", toBe: "Answered: 200")
      try page.click("Start Over")
      try page.gallery.wait(for: "2. GET /orders", toBe: "Answered: 200")
    },
    GalleryVisit("Partial Results") { page in
      try page.click("Start Over")
      try page.gallery.wait(for: "Order requests", toBe: "20")
      try page.click("Try Again")
      try page.gallery.wait(for: "Order requests", toBe: "22")
    },
    GalleryVisit("Uploads") { page in
      try page.click("Upload")
      _ = try page.gallery.waitForAlert("3 of 20 files couldn’t be uploaded")
      try page.click("Try Again")
      try page.gallery.waitUntilAlone()
      try page.gallery.wait(for: "Requests", toBe: "23")
    },
    GalleryVisit("Offline") { page in
      try page.gallery.wait(for: "Sent", toBe: "0")
      try page.click("Send Three")
      try page.gallery.wait(for: "Sent", toBe: "3")
    },
    GalleryVisit("Resilience") { page in
      try page.gallery.wait(for: "Circuit breaker", toBe: "Closed")
      try page.click("The server is down") { page.gallery.topmost?.first(.toggle) { _ in true } }
      try page.gallery.wait(until: "the server is down") {
        page.gallery.topmost?.first(.toggle) { _ in true }?.has(ATSPI_STATE_CHECKED) ?? false
      }
    },
    GalleryVisit("Guards") { page in
      try page.gallery.wait(for: "Breaker", toBe: "Closed")
      try page.click("Load Orders")
      try page.gallery.wait(for: "Answered", toBe: "1 of 1")
    },
    GalleryVisit("Policies") { page in
      try page.click("Report")
      try page.gallery.wait(until: "something is presented") { page.gallery.windows.count == 2 }
      try page.press(key: "Escape", code: 27)
      try page.gallery.waitUntilAlone()
    },
    GalleryVisit("Sign-In") { page in
      try page.click("Send")
      try page.gallery.waitForSheet("Sign In")
      try page.click("Sign In")
      try page.gallery.waitUntilAlone()
      try page.gallery.wait(for: "Messages", toBe: "401, then 200")
    },
    GalleryVisit("Inbox") { page in
      try page.click("Synchronize All")
      try page.gallery.wait(for: "Problems in the inbox", toBe: "5")
    },
    GalleryVisit("Console") { page in
      try page.click("Export")
      try page.gallery.waitForSheet("Export")
      try page.click("Copy")
      _ = try page.gallery.wait(for: "the answer") { page.gallery.button(titled: "Copied") }
      #expect(try page.clipboard?.contains(": reported ") == true)
      try page.click("Close")
      try page.gallery.waitUntilAlone()
    },
    GalleryVisit("Crash and Return") { page in
      try page.click("Crash…")
      _ = try page.gallery.waitForAlert("Crash the Gallery?")
      try page.click("Cancel")
      try page.gallery.waitUntilAlone()
    },
    GalleryVisit("Problem Reports") { page in
      try page.click("Print")
      _ = try page.gallery.waitForAlert("The letter wasn’t printed")
      try page.click("Report a Problem")
      try page.gallery.waitForSheet("Report a Problem")
      try page.click("Send")
      try page.gallery.waitUntilAlone()
      try page.gallery.wait(for: "Problem reports received", toBe: "1")
    },
    GalleryVisit("Notifications") { page in
      try page.click("Send and Leave")
      try page.gallery.wait(for: "Notifications shown", toBe: "1")
      try page.click("Open")
      try page.gallery.waitForSheet("Problems")
      try page.click("Close")
      try page.gallery.waitUntilAlone()
      try page.gallery.wait(for: "Notifications shown", toBe: "0")
    },
    GalleryVisit("Flood") { page in
      try page.click("Run All")
      // The journal also counts the errors of other screens; the banner counts only its own.
      _ = try page.gallery.wait(for: "the count on the banner") {
        page.gallery.topmost?.first(.label) { $0.name == "×20" }
      }
    },
    GalleryVisit("Modules") { page in
      try page.gallery.wait(for: "Total", toBe: "135 €")
      try page.click("Reserve")
      try page.gallery.wait(for: "Last event", toBe: "Lamp was sold out")
    },
    GalleryVisit("Animals") { page in
      try page.click("Fetch")
      try page.gallery.wait(for: "Shown", toBe: "The present")
    },
    GalleryVisit("Shopping Cart") { page in
      _ = try page.gallery.wait(for: "an answer") { page.gallery.row("No pending changes") }
      try page.click("Order Breakfast")
      try page.gallery.wait(for: "Total", toBe: "37 €")
    },
  ]
}
