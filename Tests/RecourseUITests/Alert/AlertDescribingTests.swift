import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AlertDescribingTests {
  private let model = ShopModel()

  /// Opens a window with the model's view, with or without a router around it.
  private func makeWindow(_ platform: Platform, hasRouter: Bool) -> HostedWindow {
    HostedWindow(on: platform, clock: model.clock) {
      if hasRouter {
        ShopView(model: model).errorRouter(model.router)
      } else {
        ShopView(model: model)
      }
    }
  }

  @Test(arguments: Platform.all, [true, false])
  func `presents the error, and sets nil when the user answers`(
    _ platform: Platform, hasRouter: Bool
  ) async throws {
    let window = makeWindow(platform, hasRouter: hasRouter)
    model.error = ShopError.closed
    await window.waitForAlert("The shop is closed")
    #expect(window.alert?.message == "Come back tomorrow.")
    #expect(window.alert?.buttons.map(\.title) == ["Try Again", "Cancel"])
    #expect(model.error != nil)
    try await window.tap("Cancel")
    await window.wait { window.isBare }
    #expect(model.error == nil)
    await window.rest()
    #expect(window.isBare)
    #expect(model.runs == 0)
  }

  @Test(arguments: Platform.all, [true, false])
  func `presents an error that the model has from the start`(
    _ platform: Platform, hasRouter: Bool
  ) async throws {
    model.error = ShopError.closed
    let window = makeWindow(platform, hasRouter: hasRouter)
    await window.waitForAlert("The shop is closed")
    await window.dismiss()
    await window.wait { window.isBare && model.error == nil }
  }

  @Test(arguments: Platform.all, [true, false])
  func `presents the same error again when Try Again fails at once`(
    _ platform: Platform, hasRouter: Bool
  ) async throws {
    let window = makeWindow(platform, hasRouter: hasRouter)
    model.nextErrors = [ShopError.closed, ShopError.soldOut]
    model.error = ShopError.closed
    await window.waitForAlert("The shop is closed")
    try await window.tap("Try Again")
    await window.wait { model.runs == 1 && window.alert?.title == "The shop is closed" }
    try await window.tap("Try Again")
    await window.waitForAlert("It’s sold out here")
    #expect(window.alert?.buttons.map(\.title) == ["OK"])
    try await window.tap("OK")
    await window.wait { window.isBare && model.error == nil }
    #expect(model.runs == 2)
  }

  @Test(arguments: Platform.all, [true, false])
  func `an error that replaces another one in the model replaces its alert`(
    _ platform: Platform, hasRouter: Bool
  ) async throws {
    let window = makeWindow(platform, hasRouter: hasRouter)
    model.error = ShopError.closed
    await window.waitForAlert("The shop is closed")
    model.error = ShopError.soldOut
    await window.waitForAlert("It’s sold out here")
    #expect(model.error as? ShopError == .soldOut)
    try await window.tap("OK")
    await window.wait { window.isBare && model.error == nil }
    await window.rest()
    #expect(window.isBare)
    #expect(model.runs == 0)
  }

  @Test(arguments: Platform.all, [true, false])
  func `errors that follow each other leave no alert of an error that the model has replaced`(
    _ platform: Platform, hasRouter: Bool
  ) async throws {
    let window = makeWindow(platform, hasRouter: hasRouter)
    model.error = ShopError.closed
    await window.waitForAlert("The shop is closed")
    for error in [ShopError.soldOut, .closed, .soldOut, .closed] {
      model.error = error
      await window.pass(.milliseconds(200))
    }
    await window.waitForAlert("The shop is closed")
    model.error = nil
    await window.wait { window.isBare }
    await window.rest()
    #expect(window.isBare)
  }

  @Test(arguments: Platform.all, [true, false])
  func `an action that sets the next error never dismisses its alert`(
    _ platform: Platform, hasRouter: Bool
  ) async throws {
    let window = makeWindow(platform, hasRouter: hasRouter)
    model.nextErrors = [ShopError.soldOut]
    model.setsErrorInTurn = true
    model.error = ShopError.closed
    try await window.tap("Try Again")
    await window.waitForAlert("It’s sold out here")
    await window.rest()
    #expect(window.alert?.title == "It’s sold out here")
    try await window.tap("OK")
    await window.wait { window.isBare && model.error == nil }
  }

  @Test(arguments: Platform.all, [true, false])
  func `the model withdraws its alerts by setting nil`(
    _ platform: Platform, hasRouter: Bool
  ) async throws {
    let window = makeWindow(platform, hasRouter: hasRouter)
    model.error = ShopError.closed
    await window.waitForAlert("The shop is closed")
    model.error = ShopError.soldOut
    await window.rest()
    model.error = nil
    await window.wait { window.isBare }
    await window.rest()
    #expect(window.isBare)
  }

  @Test(arguments: [true, false])
  func `a cancellation becomes nil at once, and withdraws the alert of the error before it`(
    hasRouter: Bool
  ) async throws {
    let window = makeWindow(Platform.all[0], hasRouter: hasRouter)
    model.error = CancellationError()
    await window.wait { model.error == nil }
    await window.rest()
    #expect(window.isBare)
    model.error = ShopError.closed
    await window.waitForAlert("The shop is closed")
    model.error = URLError(.cancelled)
    await window.wait { window.isBare && model.error == nil }
    await window.rest()
    #expect(window.isBare)
  }

  @Test(arguments: Platform.all)
  func `takes turns with the router's alerts, over the topmost content`(
    _ platform: Platform
  ) async throws {
    let window = makeWindow(platform, hasRouter: true)
    model.sheet.present { Text("Sheet") }
    await window.wait { window.sheet != nil }
    model.router.report(ShopError.soldOut, origin: .userAction)
    model.error = ShopError.closed
    await window.wait { window.kinds == [.window, .sheet, .alert] }
    var titles: [String] = []
    for _ in 1...2 {
      await window.wait { window.alert != nil && window.alert?.title != titles.last }
      titles.append(window.alert?.title ?? "")
      try await window.tap(window.alert?.buttons.last?.title ?? "")
    }
    #expect(Set(titles) == ["The shop is closed", "It’s sold out here"])
    await window.wait { window.kinds == [.window, .sheet] }
    #expect(model.error == nil)
  }

  @Test(arguments: Platform.all)
  func `withdraws the alert of a view that is removed, and presents the error when it returns`(
    _ platform: Platform
  ) async throws {
    let window = makeWindow(platform, hasRouter: true)
    model.error = ShopError.closed
    await window.waitForAlert("The shop is closed")
    model.isShown = false
    await window.wait { window.isBare }
    #expect(model.error != nil)
    model.isShown = true
    await window.waitForAlert("The shop is closed")
    try await window.tap("Cancel")
    await window.wait { window.isBare && model.error == nil }
  }

  @Test func `accepts the error of a concrete type`() async throws {
    let window = HostedWindow {
      Text("Shop").alert(describing: Bindable(model).typedError)
    }
    model.typedError = .soldOut
    await window.waitForAlert("It’s sold out here")
    try await window.tap("OK")
    await window.wait { window.isBare && model.typedError == nil }
  }

  @Test func `describes errors in the environment's words`() async throws {
    let describer = ErrorDescriber().mapping(ShopError.self) { _ in
      ErrorDescription(title: "Oh no", message: "Nothing to buy.")
    }
    let window = HostedWindow {
      ShopView(model: model).environment(\.errorDescriber, describer)
    }
    model.error = ShopError.soldOut
    await window.waitForAlert("Oh no")
  }
}

private enum ShopError: ErrorAlertConvertible, ErrorRemedyProvider {
  case closed
  case soldOut

  var errorTitle: String { self == .closed ? "The shop is closed" : "It’s sold out here" }
  var errorMessage: String { "Come back tomorrow." }
  var remedy: ErrorRemedy { self == .closed ? .transient : .needsUser }
}

@MainActor
@Observable
private final class ShopModel {
  var error: (any Error)?
  var typedError: ShopError?
  var isShown = true
  private(set) var runs = 0
  /// The errors of the next runs.
  var nextErrors: [any Error] = []
  /// Whether a run sets the error instead of throwing it.
  var setsErrorInTurn = false
  let sheet = SheetContext()
  let clock = ManualClock()
  let router: ErrorRouter

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  func load() throws {
    runs += 1
    guard !nextErrors.isEmpty else { return }
    let next = nextErrors.removeFirst()
    guard setsErrorInTurn else { throw next }
    error = next
  }
}

private struct ShopView: View {
  let model: ShopModel

  var body: some View {
    VStack {
      Text("Window")
      if model.isShown {
        Text("Shop").alert(describing: Bindable(model).error) { try model.load() }
      }
    }
    .sheet(model.sheet)
  }
}
