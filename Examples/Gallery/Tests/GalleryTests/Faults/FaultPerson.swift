import RecourseUI
@_spi(Testing) import SwiftUI

@testable import GalleryScreens  // The screens are the app's own.

/// A person who wants something done, and answers each failure until it is.
///
/// The person tries again where they can, closes what they can only read, and begins anew if
/// nothing else is offered.
@MainActor
final class FaultPerson {
  /// What a person would complain about.
  private(set) var complaints: [String] = []

  private let flow: FaultFlow
  private let host: HeadlessHost
  private let router: ErrorRouter
  private let describer = ErrorDescriber()
  /// The real time for which the person waits for a change.
  private let patience: Duration
  private var later: ArraySlice<SimulatedFailure>
  private var seen: Set<String> = []
  private var typed: [String] = []
  /// The number of reports when the operation began.
  private var reported = 0

  /// Opens a screen whose operations fail.
  ///
  /// - Parameters:
  ///   - flow: What the person wants.
  ///   - failures: The failures of each operation: the first until the person's first answer, the
  ///     next until the second, and none afterwards. The default is none.
  ///   - patience: The real time for which the person waits for a change. The default is 10 s.
  init(_ flow: FaultFlow, failures: [SimulatedFailure] = [], patience: Duration = .seconds(10)) {
    self.flow = flow
    later = failures.dropFirst()
    self.patience = patience
    let clock = ScaledClock()
    router = ErrorRouter(policy: .gallery, clock: clock)
    router.simulate(failures.first, times: 1)
    host = HeadlessHost(
      flow.content().errorBanners().errorRouter(router).environment(\.errorClock, clock))
  }

  /// Gets it done, or complains.
  func act() async throws {
    try flow.prepare(host)
    typed = input
    if let button = flow.button { guard try await press(button) else { return } }
    for _ in 1...15 {
      guard await becomesTrue({ isDone || answer != nil }) else {
        return complain("a dead end: \(host.screens.map(\.texts))")
      }
      if isDone { break }
      // The offer may have gone by itself, as one to skip a wait does.
      guard let answer else { continue }
      if input != typed { complain("lost input: \(input) instead of \(typed)") }
      if answer == flow.button { reported = router.journal.status.reported }
      router.simulate(later.popFirst(), times: 1)
      guard try await press(answer) else { return }
    }
    guard isDone else { return complain("no end: \(host.screens.map(\.texts))") }
    let reports = router.journal.entries.filter(isForPerson).map(\.report)
    for (title, error) in reports.map({ ($0.title, $0.error) }) + flow.errors.map({ (nil, $0) }) {
      let words = describer.describe(error)
      let known = [title ?? words.title, words.message]
      if !seen.contains(where: { text in known.contains(where: text.contains) }) {
        complain("“\(known[0])” was never seen")
      }
    }
  }

  /// Presses a button; returns whether the person sees an answer.
  private func press(_ button: String) async throws -> Bool {
    read()
    let before = look
    try host.tap(button)
    let isAnswered = await becomesTrue { look != before }
    if !isAnswered { complain("“\(button)” has no answer: \(host.screens.map(\.texts))") }
    return isAnswered
  }

  /// What the person has typed and chosen.
  private var input: [String] {
    let screen = host.screens[0]
    return screen.fields.map(\.text) + screen.toggles.map { "\($0.label) \($0.isOn)" }
  }

  private var isDone: Bool { flow.isDone(host) }

  /// All that a person can see, except for countdowns, which change without a press.
  private var look: [String] {
    host.screens.flatMap { screen -> [String] in
      let buttons = screen.buttons.map { "\($0.title) \($0.isEnabled)" }
      let progress = screen.progress.map { "\($0 ?? -1)" }
      return ["\(screen.phase)"] + screen.texts + screen.fields.map(\.text) + buttons + progress
    }
    .map { $0.replacing(/\(\d+\)|in \d+ \w+/, with: "") }
  }

  /// The button that a person presses next; nil as long as there is nothing to press.
  private var answer: String? {
    let screen = host.screen
    guard screen.phase == .up || host.screens.count == 1 else { return nil }
    let titles = screen.buttons.filter(\.isEnabled).map(\.title)
    let again = titles.first {
      $0.hasPrefix("Try Again") || $0.hasPrefix("Try All Again") || $0 == "Try Now"
    }
    if let again { return again }
    guard host.screens.count == 1 else {
      // An answer to a press waits for the end of an earlier answer, so that is closed first.
      return ["OK", "Close", "Sign In", "Cancel", "Not Now"].first(where: titles.contains)
    }
    if titles.contains("Close") { return "Close" }
    guard let button = flow.button, titles.contains(button) else {
      return titles.contains("Sign In") ? "Sign In" : nil
    }
    // A message that is about to appear comes first.
    let status = router.journal.status
    return status.reported > reported && status.pending == 0 ? button : nil
  }

  /// Returns whether the report's way ends on screen, by itself.
  private func isForPerson(_ entry: JournalEntry) -> Bool {
    switch entry.outcome {
    case .coalesced, .handled, .recovered, .logged, .ignored, .repaired(by: .route): false
    default: true
    }
  }

  private func read() { seen.formUnion(host.screens.flatMap { [$0.title] + $0.texts }) }

  /// Waits for a condition, and reads each change; returns whether it became true.
  ///
  /// The servers are real, so that only real time can show that one doesn't answer.
  private func becomesTrue(_ isMet: @MainActor () -> Bool) async -> Bool {
    var isTrue = false
    await withTimeout(patience) {
      await host.wait {
        read()
        isTrue = isMet()
        return isTrue
      }
    }
    return isTrue
  }

  private func complain(_ words: String) { complaints.append(words) }
}
