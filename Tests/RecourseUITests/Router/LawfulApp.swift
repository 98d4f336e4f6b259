import Recourse
import RecourseTesting
import RecourseUI

@_spi(Testing) import SwiftUI

/// Performs random actions of user, app, other frameworks and system, and checks the laws.
@MainActor
final class LawfulApp {
  /// Descriptions of the broken laws.
  private(set) var breaches: [String] = []
  private let router: ErrorRouter
  private let window: HostedWindow
  private let alert = AlertContext()
  private let dialog = ConfirmationDialogContext()
  private let sheet = SheetContext()
  private let cover = SheetContext()
  private var random: SeededGenerator
  private var items: [String: LawfulItem] = [:]
  private var names: [PresentationID: String] = [:]
  private var reportCount = 0
  /// The reports so far, each of which may be reported again.
  private var reports: [ErrorReport] = []
  private var handles: [ReportHandle] = []
  private var lastNumber = 0
  private var foreign: ForeignPresentation?
  private var drag: ScreenDismissal?

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let clock = ManualClock()
    router = ErrorRouter(
      policy: ErrorPolicy {
        On(.error(NumberedError.five), .toast)
        On(.error(NumberedError.six), .sheet)
        Otherwise(.alert)
      },
      coalescingInterval: .zero, interruptionsPerMinute: 3, waitingLimit: 3, clock: clock)
    let places = LawfulPlaces(alert: alert, dialog: dialog, sheet: sheet, cover: cover)
    window = HostedWindow(.mixed(seed: seed), clock: clock) { [router] in
      places.errorRouter(router)
    }
  }

  // MARK: Steps

  func step() async {
    switch Int.random(in: 0..<23, using: &random) {
    case 0, 1: presentAlert()
    case 2: presentDialog()
    case 3: presentSheet()
    case 4: presentCover()
    case 5, 6: report()
    case 7: takeBack()
    case 8: dismissByCode(sheet)
    case 9: dismissByCode(cover)
    case 10, 11, 12, 13: answer()
    case 14: presentForeign()
    case 15: dismissForeign()
    case 16: window.host.isInBackground.toggle()
    case 17: dragSheet()
    case 18: changePlaces()
    case 19: router.inbox.entries.randomElement(using: &random).map { router.inbox.remove($0.id) }
    case 20, 21: await pass(.milliseconds(Int.random(in: 1...700, using: &random)))
    default: await pass(.milliseconds(Int.random(in: 1...4_000, using: &random)))
    }
    for _ in 0..<Int.random(in: 0..<4, using: &random) { await Task.yield() }
    check()
  }

  /// Closes presentations as the user does until the app is at rest, and checks the laws.
  func end() async {
    window.host.isInBackground = false
    for _ in 0..<400 where breaches.isEmpty {
      dismissForeign()
      drag?.cancel()
      drag = nil
      answer()
      // Nothing asks a person to open the inbox, so the entries would stay.
      router.inbox.removeAll()
      await pass(.milliseconds(500))
      check()
      if isAtRest { break }
    }
    checkEnd()
    window.host.close()
  }

  private var isAtRest: Bool {
    window.kinds == [.window] && !window.host.isMoving && router.journal.counts.pending == 0
      && items.values.allSatisfy { $0.answer != nil }
  }

  private func pass(_ time: Duration) async {
    await window.clock.advance(by: time)
    await window.host.catchUp()
  }

  // MARK: The laws

  private func check() {
    let counts = router.journal.counts
    if counts.reported != counts.settled + counts.pending { breaches.append("\(counts)") }
    if counts[.undeliverable] > 0 { breaches.append("undeliverable: \(counts)") }
    let screens = window.host.screens
    let questions = screens.filter { $0.kind == .alert || $0.kind == .confirmationDialog }
    let drawn = screens.filter { !isQuestion($0) }.flatMap(drawnQuestions)
    if questions.count + Set(drawn).count > 1 {
      breaches.append("two at once: \(questions.map(\.title)), \(drawn)")
    }
  }

  private func checkEnd() {
    if !isAtRest {
      breaches.append(
        """
        never at rest: \(window.kinds), \(router.journal.counts), moving: \
        \(window.host.isMoving), dropped: \(window.host.droppedCount), open: \
        \(items.filter { $0.value.answer == nil }.keys.sorted())
        """)
    }
    if window.host.heldBackCount > 0 { breaches.append("held back: \(window.host.heldBackCount)") }
    let counts = router.journal.counts
    if counts.reported != reportCount { breaches.append("reported \(reportCount): \(counts)") }
    let ids = Set(router.journal.entries.map(\.id))
    if ids.count != reportCount || !handles.allSatisfy({ ids.contains($0.id) }) {
      breaches.append("not an entry for each report: \(ids.count) of \(reportCount)")
    }
    for (name, item) in items {
      if item.isWrong { breaches.append("\(name): \(item)") }
    }
  }

  private func isQuestion(_ screen: Screen) -> Bool {
    screen.kind == .alert || screen.kind == .confirmationDialog
  }

  /// Returns the titles of the alerts and dialogs that a screen draws itself.
  private func drawnQuestions(in screen: Screen) -> [String] {
    var texts = screen.texts
    // A banner announces a problem of the inbox by its title.
    let announced = router.app?.frontSurfaces.banners.current?.item.title
    if let announced, let index = texts.firstIndex(of: announced) { texts.remove(at: index) }
    // The list of problems has the titles of errors, too.
    return texts.filter { isInbox(screen) ? items[$0]?.isQuestion == true : isQuestion($0) }
  }

  private func isInbox(_ screen: Screen) -> Bool {
    screen.kind == .sheet && screen.texts.contains("Clear All")
  }

  /// Whether a text is the title of an alert or dialog, which a view then draws itself.
  private func isQuestion(_ text: String) -> Bool {
    items[text].map { $0.isQuestion } ?? NumberedError.alerts.contains(text)
  }

  // MARK: The app

  private func presentAlert() {
    present(isQuestion: true) { name, ok in
      alert.present(AlertContent(title: name, actions: [ok, .cancel]))
    }
  }

  private func presentDialog() {
    present(isQuestion: true) { name, ok in
      dialog.present(
        ConfirmationDialogContent(title: name, titleVisibility: .visible, actions: [ok]))
    }
  }

  private func presentSheet() {
    present(isQuestion: false) { [alert, dialog, cover] name, _ in
      sheet.present {
        LawfulPlaces(name: name, alert: alert, dialog: dialog, cover: cover)
      }
    }
  }

  private func presentCover() {
    present(isQuestion: false) { [alert] name, _ in
      cover.present { LawfulPlaces(name: name, alert: alert) }
    }
  }

  private func present(
    isQuestion: Bool, _ present: (String, AlertAction) -> PresentationHandle
  ) {
    lastNumber += 1
    let name = "Item \(lastNumber)"
    items[name] = LawfulItem(isQuestion: isQuestion)
    let handle = present(name, AlertAction("OK") { [weak self] in self?.items[name]?.runs += 1 })
    items[name]?.handle = handle
    names[handle.id] = name
    Task { [weak self] in
      let answer = await handle.answer
      self?.items[name]?.answer = answer
    }
  }

  private func report() {
    reportCount += 1
    let isAgain = Int.random(in: 0..<4, using: &random) == 0
    if isAgain, let report = reports.randomElement(using: &random) {
      return handles.append(router.report(report))
    }
    guard let error = NumberedError.allCases.randomElement(using: &random) else { return }
    let report = ErrorReport(error, origin: .userAction)
    reports.append(report)
    handles.append(router.report(report))
  }

  private func takeBack() {
    let open = items.filter { $0.value.answer == nil }.keys.sorted()
    guard let name = open.randomElement(using: &random) else { return }
    items[name]?.mayBeTakenBack = true
    items[name]?.handle?.dismiss()
  }

  private func dismissByCode<Item>(_ context: PresentationContext<Item>) {
    if let name = context.current.flatMap({ names[$0.id] }) { items[name]?.mayBeClosed = true }
    context.dismiss()
  }

  private func changePlaces() {
    guard Bool.random(using: &random) else { return window.host.uncover() }
    window.host.cover()
  }

  // MARK: Other frameworks

  private func presentForeign() {
    if foreign == nil { foreign = try? window.host.presentForeign() }
  }

  private func dismissForeign() {
    foreign?.dismiss()
    foreign = nil
  }

  // MARK: The user

  private func dragSheet() {
    guard let held = drag else { return drag = try? window.host.beginDismissal() }
    drag = nil
    if Bool.random(using: &random) { return held.cancel() }
    closeTop()
    held.finish()
  }

  private func answer() {
    let top = window.screen
    if top.phase != .up || window.host.isInBackground { return }
    if isQuestion(top) {
      answer(top)
    } else if let drawn = drawnQuestions(in: top).first {
      // A view draws the alert or dialog itself, with the buttons in the view.
      items[drawn]?.presses += 1
      let ok = top.buttons.first { $0.title == "OK" }
      ok?.press()
      // An accidental second tap.
      ok?.press()
    } else if isInbox(top), let clear = top.buttons.first(where: { $0.title == "Clear All" }) {
      clear.press()
    } else if let show = top.buttons.first(where: { $0.title == "Show" }),
      Bool.random(using: &random)
    {
      show.press()
    } else if top.kind != .window && top.kind != .foreign {
      closeTop()
      window.host.dismiss()
    } else {
      // Closes a toast, if there is one.
      top.buttons.first { $0.title == "Close" }?.press()
    }
  }

  private func answer(_ top: Screen) {
    if Bool.random(using: &random), let ok = top.buttons.first(where: { $0.title == "OK" }) {
      items[top.title]?.presses += 1
      ok.press()
    } else {
      // Escape presses the cancel button, if there is one.
      items[top.title]?.mayBeCancelled = true
      items[top.title]?.mayBeClosed = true
      window.host.dismiss()
    }
  }

  private func closeTop() {
    for name in window.screen.texts { items[name]?.mayBeClosed = true }
  }
}

extension NumberedError {
  /// The titles of the errors that the policy presents as alerts.
  fileprivate static let alerts = Set([one, two, three, four].map(\.errorTitle))
}
