import Foundation
import Recourse
import RecourseTesting

/// Presses random buttons that run operations again, and checks that each press runs exactly the
/// operations that its presentation names, and each of them once.
///
/// Nothing else happens while the script waits for the runs that a press has started.
@MainActor
final class RunScript {
  /// The violated invariants.
  private(set) var breaches: [String] = []
  let journal = ErrorJournal(sinks: [])
  private let router: ErrorRouter
  private let window: TestWindow
  private let clock = ManualClock()
  private var random: SeededGenerator
  private var operations: [RunOperation] = []

  init(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let surfaces: [Disposition] = [.alert, .sheet, .toast, .banner, .inbox]
    let places = RunFailure.Kind.allCases.map { _ in surfaces.randomElement(using: &random) }
    router = ErrorRouter(
      policy: ErrorPolicy {
        On(RunFailure.self) { error, _ in places[error.kind.index] ?? .alert }
      },
      journal: journal, describer: ErrorDescriber(locale: Locale(identifier: "en")),
      coalescingInterval: .zero,
      interruptionsPerMinute: Int.random(in: 0...4, using: &random),
      waitingLimit: Int.random(in: 0...4, using: &random), clock: clock)
    window = try TestWindow(router)
    self.random = random
  }

  func run() async {
    for _ in 0..<12 where breaches.isEmpty {
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3: begin()
      case 3: dismiss()
      case 4: await clock.advance(by: .seconds(20))
      default: await press()
      }
      await rest()
      acknowledge()
    }
    for operation in operations { operation.task?.cancel() }
    await rest()
    window.close()
  }

  // MARK: Steps

  private func begin() {
    let operation = RunOperation(number: operations.count, using: &random)
    operations.append(operation)
    operation.task = router.attempt(
      origin: Bool.random(using: &random) ? .userAction : .background,
      title: operation.title.map(ErrorTitle.init(verbatim:)),
      retryKey: operation.key
    ) { [weak self] in
      guard let self else { return }
      try operation.run(using: &random)
      for other in operations where other.intention == operation.intention { other.hasEnded = true }
    }
  }

  private func press() async {
    guard let button = buttons.randomElement(using: &random) else { return }
    let before = operations.map {
      (operation: $0, runs: $0.runs, names: names(of: $0.intention), $0.hasEnded)
    }
    button.press()
    await rest { before.count { $0.operation.runs > $0.runs } == button.count }
    let started = before.filter { $0.operation.runs > $0.runs }
    for (operation, runs, names, hadEnded) in started {
      if operation.runs > runs + 1 {
        breaches.append("\(operation.description) ran twice for one press")
      }
      if hadEnded { breaches.append("\(operation.description) ran after its success") }
      if !names.contains(where: button.text.contains) {
        breaches.append("“\(button.text)” ran \(operation.description)")
      }
    }
    let isKept = button.isFixed ? started.count <= button.count : started.count == button.count
    if !isKept {
      let names = started.map(\.operation.description)
      breaches.append("“\(button.title)” of “\(button.text)” ran \(names)")
    }
  }

  /// Returns what a presentation may say that names an intention.
  private func names(of intention: String) -> Set<String> {
    Set(operations.filter { $0.intention == intention }.flatMap(\.names))
  }

  private func dismiss() {
    if Bool.random(using: &random), let entry = router.inbox.entries.randomElement(using: &random) {
      return router.inbox.remove(entry.id)
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: window.top.interruptions.dismissShown()
    case 1: window.top.toasts.dismissShown()
    default: window.top.banners.dismissShown()
    }
  }

  private func acknowledge() {
    let place = window.top
    place.interruptions.stage.clearing.map { place.interruptions.acknowledge($0.id) }
    place.toasts.stage.clearing.map { place.toasts.acknowledge($0.id) }
    place.banners.stage.clearing.map { place.banners.acknowledge($0.id) }
  }

  /// Waits until all tasks have come to rest: a condition holds, all operations have begun, and all
  /// failures are reported.
  ///
  /// A thread of the global executor, through which continuations resume, can be suspended for many
  /// turns of a busy machine, so that only an unmet condition ends after a number of turns.
  private func rest(until isMet: () -> Bool = { true }) async {
    for turn in 0..<200 {
      await Task.detached(priority: .background) {}.value
      for _ in 0..<8 { await Task.yield() }
      let failures = operations.reduce(0) { $0 + $1.failures.count }
      let haveBegun = operations.allSatisfy { $0.runs > 0 }
      if turn >= 2, isMet(), haveBegun, journal.counts.reported == failures { return }
    }
  }

  // MARK: Buttons

  /// A button that runs operations again.
  private struct Button {
    let title: String
    /// What a person reads beside the button.
    let text: String
    /// Whether the systems can't change the presentation, so that an operation that it counts may
    /// have ended.
    var isFixed = false
    let press: () -> Void

    /// The number of operations that the title promises.
    var count: Int { Int(title.filter(\.isNumber)) ?? 1 }
  }

  /// The buttons that a person can reach.
  private var buttons: [Button] {
    let place = window.top
    var buttons: [Button] = []
    if let shown = place.interruptions.stage.shown {
      let content = shown.item.content
      for action in content.actions where action.title.hasPrefix("Try") {
        buttons.append(
          Button(
            title: action.title, text: "\(content.title)\n\(content.message ?? "")", isFixed: true
          ) {
            place.interruptions.choose(action, in: shown.id)
          })
      }
    }
    for presenter in [place.toasts, place.banners] {
      if let shown = presenter.stage.shown, shown.item.isActionEnabled,
        let action = shown.item.action, action.title.hasPrefix("Try")
      {
        buttons.append(
          Button(title: action.title, text: shown.item.text) {
            presenter.choose(action, in: shown.id)
          })
      }
    }
    let inbox = router.inbox
    for entry in inbox.entries where entry.content.isActionEnabled {
      guard let action = entry.content.action else { continue }
      buttons.append(Button(title: action.title, text: entry.content.text, press: action.handler))
    }
    if inbox.runCount > 0 {
      let text = inbox.entries.map(\.content.text).joined(separator: "\n")
      buttons.append(Button(title: "\(inbox.runCount)", text: text, press: inbox.tryAllAgain))
    }
    return buttons
  }
}

extension ToastContent {
  fileprivate var text: String { "\(title)\n\(message ?? "")" }
}

/// An operation that fails in random words until it succeeds.
@MainActor
private final class RunOperation {
  let number: Int
  let title: String?
  let key: ErrorReport.Key?
  var task: AttemptHandle<Void?>?
  private(set) var runs = 0
  private(set) var failures: [RunFailure] = []
  /// Whether the operation, or another one of its intention, has succeeded.
  var hasEnded = false

  init(number: Int, using random: inout some RandomNumberGenerator) {
    self.number = number
    title = [nil, nil, "Sync failed", "Upload failed"].randomElement(using: &random) ?? nil
    key = [nil, nil, "a", "b"].randomElement(using: &random) ?? nil
  }

  /// The identity of the intention, which all operations with one key share.
  var intention: String { key?.rawValue ?? "\(number)" }

  /// What a presentation may say that names the operation.
  var names: [String] { [title].compactMap(\.self) + failures.compactMap(\.errorDescription) }

  func run(using random: inout some RandomNumberGenerator) throws {
    runs += 1
    if Int.random(in: 0..<3, using: &random) == 0 { return }
    let failure = RunFailure(
      kind: RunFailure.Kind.allCases.randomElement(using: &random) ?? .pay,
      reason: Int.random(in: 0..<3, using: &random))
    failures.append(failure)
    throw failure
  }

  var description: String { "operation \(number), \(names), key \(key?.rawValue ?? "none")" }
}

/// Failures in words of their own, which differ also within a kind.
private struct RunFailure: LocalizedError {
  enum Kind: String, CaseIterable {
    case pay = "The card was declined"
    case save = "The address is too long"
    case send = "The recipient has moved"
    case delete = "The account has orders"

    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  let kind: Kind
  let reason: Int

  var errorDescription: String? { "\(kind.rawValue), \(["today", "for now", "at night"][reason])" }
}
