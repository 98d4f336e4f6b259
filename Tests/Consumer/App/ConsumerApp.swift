import Foundation
import RecourseStore
import RecourseUI

/// Asserts that errors of an app are described with the app's own words, wherever they are
/// reported.
@main
struct ConsumerApp {
  @MainActor
  static func main() async {
    let checks = Checks()
    await describe(checks)
    await alertFromBackground(checks)
    await reportFromBackground(checks)
    dispatch(checks)
    checks.finish()
  }

  /// The words of each error, here and in a task that is detached from the main actor.
  @MainActor
  static func describe(_ checks: Checks) async {
    let errors: [(any Error, title: String, message: String)] = [
      (PhotoError.libraryFull, "The library is full", "There is no room for another photo."),
      (ExportError.noSpace, "The export failed", "Make room, then export again."),
      (PrinterError(tray: 2), "Tray 2 is empty", "Add paper."),
    ]
    for (error, title, message) in errors {
      let describer = describer
      let here = describer.describe(error)
      let elsewhere = await Task.detached { describer.describe(error) }.value
      checks.expect(here.title, is: title, "\(type(of: error)) has its title on the main actor")
      checks.expect(elsewhere.title, is: title, "\(type(of: error)) has its title elsewhere")
      checks.expect(elsewhere.message, is: message, "\(type(of: error)) has its message elsewhere")
    }
    let refused = ExportError.noSpace
    let remedy = await Task.detached { refused.remedy }.value
    checks.expect(remedy, is: .needsUser, "an error states its remedy in the background")
    let busy = UploadError(statusCode: 503)
    let text = await Task.detached { ErrorDetails(of: busy).developerText }.value
    checks.expect(text.contains("photos"), is: true, "an error has its public details there")
    checks.expect(text.contains("HTTP 503"), is: true, "an error has its status code there")
  }

  /// An error that another thread hands to an alerter.
  @MainActor
  static func alertFromBackground(_ checks: Checks) async {
    let alerter = Alerter()
    await Task.detached { alerter.alertAsync(error: PhotoError.libraryFull) }.value
    while alerter.alert.item == nil { await Task.yield() }
    checks.expect(
      alerter.alert.item?.title, is: "The library is full", "an alert has the error's words")
  }

  /// A report that is made in the background.
  @MainActor
  static func reportFromBackground(_ checks: Checks) async {
    let journal = ErrorJournal()
    let router = ErrorRouter(
      policy: ErrorPolicy { On(.type(ExportError.self)) { _ in .log } }, journal: journal)
    let handle = await Task.detached {
      await router.report(ExportError.noSpace, origin: .background)
    }.value
    checks.expect(await handle.outcome, is: .logged, "the app's policy decides")
    let described = journal.entries.first.map { ErrorDetails(of: $0.report.error).words.title }
    checks.expect(described, is: "The export failed", "the journal keeps an error with its words")
  }

  /// An action goes through a reducer and a middleware of the app.
  @MainActor
  static func dispatch(_ checks: Checks) {
    let store = Store(
      initialState: CounterState(), reducer: counterReducer, middlewares: [resetMiddleware()])
    store.dispatch(.increment)
    checks.expect(store.state.count, is: 1, "a reducer changes the state")
    store.dispatch(.increment)
    checks.expect(store.state.count, is: 0, "a middleware answers an action")
  }
}

struct Alerter: ErrorAlerter {
  let alert = AlertContext()
}

struct CounterState: Equatable {
  var count = 0
}

enum CounterAction: Equatable {
  case increment, reset
}

func counterReducer(state: inout CounterState, action: CounterAction) {
  switch action {
  case .increment: state.count += 1
  case .reset: state.count = 0
  }
}

func resetMiddleware() -> Middleware<CounterState, CounterAction> {
  { state, _ in state.count == 2 ? .just(.reset) : .none }
}
