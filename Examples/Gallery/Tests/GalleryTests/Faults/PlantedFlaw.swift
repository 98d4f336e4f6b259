import RecourseUI
@_spi(Testing) import SwiftUI

/// A mistake of a screen with hand-written failures, which its author has not noticed.
enum PlantedFlaw: CaseIterable, Sendable {
  // Nothing is left to press, or pressing never ends.
  case swallowsTheError, callsItACancellation, waitsForever, staysBusy, staysBusyLater
  case offersNothing, offersNothingLater, hidesTheForm, leavesTheScreen, disablesTryAgain
  case sheetWithoutClose, alertWithoutRetry, alertAgainAndAgain, alertOnlyOnce, messageForAMoment
  case forgetsTheValue, countsTwice
  // Input is lost.
  case clearsBefore, clearsAfterwards, clearsTheOtherField, restoresTheDefault, shortensTheText
  case turnsOffTheToggle
  // A press has no answer.
  case tryAgainDoesNothing, tryAgainDoesNothingBesideACountdown, sameWordsAgain
  // Nobody sees the message.
  case generalWords, codeInsteadOfWords, emptyAlert, wordsOfTheFirst, saysSent

  /// The flow of a screen with a flaw, or of the same screen without one.
  @MainActor
  static func flow(_ flaw: PlantedFlaw?, throwing errors: [any Error]) -> FaultFlow {
    let post = Post(errors)
    return FaultFlow(
      name: "a letter", content: { AnyView(LetterScreen(flaw: flaw, post: post)) },
      prepare: { host in
        try host.screen.type("Dear Ada", into: "Letter")
        try host.screen.type("ada@example.com", into: "Address")
        try host.screen.turn("Registered", on: true)
      }, button: "Send", isDone: { $0.value(of: "Sent") == "1" }, errors: errors)
  }
}

/// A post office that refuses the first letters.
@MainActor
private final class Post {
  private var errors: [any Error]

  init(_ errors: [any Error]) {
    self.errors = errors
  }

  func send() throws {
    if !errors.isEmpty { throw errors.removeFirst() }
  }
}

private struct LetterScreen: View {
  let flaw: PlantedFlaw?
  let post: Post
  @State private var letter = "Dear …"
  @State private var address = ""
  @State private var isRegistered = false
  @State private var sent = 0
  @State private var runs = 0
  @State private var isBusy = false
  @State private var failure: (any Error)?
  @State private var isAlerting = false
  @State private var seconds = 1_000
  @Environment(\.errorClock) private var clock

  var body: some View {
    if failure != nil, flaw == .leavesTheScreen {
      Text(verbatim: words)
    } else {
      Form {
        if failure == nil || flaw != .hidesTheForm {
          TextField("Letter", text: $letter)
          TextField("Address", text: $address)
          Toggle("Registered", isOn: $isRegistered)
          Button("Send", action: send).disabled(isBusy || failure != nil)
        }
        if failure != nil, !usesAlert, flaw != .sheetWithoutClose { notice }
        LabeledContent("Sent", value: "\(sent)")
      }
      .alert(flaw == .emptyAlert ? "" : "The letter wasn’t sent", isPresented: $isAlerting) {
        if flaw == .alertWithoutRetry {
          Button("OK") {}
        } else if flaw == .alertAgainAndAgain {
          Button("OK") { Task { isAlerting = true } }
        } else {
          Button("Try Again", action: send)
        }
      } message: {
        Text(verbatim: flaw == .emptyAlert ? "" : words)
      }
      .sheet(isPresented: .constant(flaw == .sheetWithoutClose && failure != nil)) {
        Text(verbatim: words)
      }
    }
  }

  @ViewBuilder private var notice: some View {
    Text(verbatim: words)
    if flaw != .sameWordsAgain { Text(verbatim: "Run \(runs)") }
    if flaw == .tryAgainDoesNothingBesideACountdown {
      Text(verbatim: "Trying again in \(seconds) seconds…")
        .task {
          while (try? await clock.sleep(for: .seconds(1))) != nil { seconds -= 1 }
        }
    }
    if flaw != .offersNothing, flaw != .offersNothingLater || runs == 1 {
      Button("Try Again") { if !isDead { send() } }
        .disabled(isBusy || flaw == .disablesTryAgain)
    }
  }

  private var isDead: Bool {
    flaw == .tryAgainDoesNothing || flaw == .tryAgainDoesNothingBesideACountdown
  }

  private var usesAlert: Bool {
    [.alertWithoutRetry, .alertAgainAndAgain, .alertOnlyOnce, .emptyAlert].contains(flaw)
  }

  private var words: String {
    guard let failure else { return "" }
    let description = ErrorDescriber().describe(failure)
    return switch flaw {
    case .generalWords: "Something went wrong."
    case .codeInsteadOfWords: "\((failure as NSError).domain) \((failure as NSError).code)"
    default: "\(description.title). \(description.message)"
    }
  }

  private func send() {
    runs += 1
    if flaw == .clearsBefore { letter = "" }
    do {
      try post.send()
      if flaw != .forgetsTheValue || runs == 1 { sent += flaw == .countsTwice ? runs : 1 }
      failure = nil
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: any Error) {
    if flaw == .swallowsTheError || flaw == .callsItACancellation && error is URLError { return }
    isBusy =
      flaw == .staysBusy || flaw == .waitsForever && error is URLError
      || flaw == .staysBusyLater && runs > 1
    if flaw == .wordsOfTheFirst, failure != nil { return }
    failure = error
    isAlerting = usesAlert && (flaw != .alertOnlyOnce || runs == 1)
    switch flaw {
    case .clearsAfterwards: letter = ""
    case .clearsTheOtherField: address = ""
    case .restoresTheDefault: letter = "Dear …"
    case .shortensTheText: letter = String(letter.prefix(4))
    case .turnsOffTheToggle: isRegistered = false
    case .saysSent: sent += 1
    case .messageForAMoment: Task { failure = nil }
    default: break
    }
  }
}
