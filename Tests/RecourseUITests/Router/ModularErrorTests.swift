import Foundation
import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The requirements on the errors of modules.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ModularErrorTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(policy: ErrorPolicy("app") { Otherwise(.alert) }, clock: clock)
  }

  @Test(arguments: SystemBehavior.named)
  func `an error without a description gets a title and message, without its payload`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Feature(error: AddressError(street: "Main Street")).errorRouter(router)
    }
    try await window.tap("Load")
    await window.wait { window.alert != nil }
    let alert = try #require(window.alert)
    #expect(!alert.title.isEmpty)
    #expect(!alert.message.isEmpty)
    #expect(!(alert.title + alert.message).contains("error 0"))
    #expect(!(alert.title + alert.message).contains("Main Street"))
  }

  @Test(arguments: SystemBehavior.named)
  func `a module's error is presented with its reason and suggestion`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      Feature(error: APIError.networkUnavailable).errorRouter(router)
    }
    try await window.tap("Load")
    await window.waitForAlert("Network Unavailable")
    #expect(
      window.alert?.message
        == "Your device isn’t connected to the internet.\nCheck the connection and try again.")
    #expect(router.presentedError as? APIError == .networkUnavailable)
  }

  @Test(arguments: SystemBehavior.named)
  func `the root's alert is presented over a module's sheet`(
    _ behavior: SystemBehavior
  ) async throws {
    let sheet = SheetContext()
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root").sheet(sheet).errorRouter(router)
    }
    sheet.present { Feature(error: APIError.networkUnavailable) }
    try await window.tap("Load")
    await window.wait { window.kinds == [.window, .sheet, .alert] }
  }

  @Test(arguments: SystemBehavior.named)
  func `a module receives the outcome of its error`(_ behavior: SystemBehavior) async throws {
    let outcomes = Outcomes()
    let window = HostedWindow(behavior, clock: clock) {
      Feature(error: APIError.signedOut, outcomes: outcomes).errorRouter(router)
    }
    try await window.tap("Load")
    await window.waitForAlert("Signed Out")
    #expect(outcomes.all.isEmpty)
    try await window.tap("OK")
    await window.wait { outcomes.all == [.presented(action: "OK")] }
  }

  @Test(arguments: SystemBehavior.named)
  func `a second error never replaces the first`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = HostedWindow(behavior, clock: clock) {
      VStack {
        Feature(error: APIError.networkUnavailable)
        ReportButton("Fail", APIError.signedOut)
      }
      .errorRouter(router)
    }
    try await window.tap("Load")
    await window.waitForAlert("Network Unavailable")
    try window.tapBelow("Fail")
    await window.rest()
    #expect(window.alert?.title == "Network Unavailable")
    try await window.tap("OK")
    await window.waitForAlert("Signed Out")
    #expect(router.journal.counts.pending == 1)
  }

  @Test(arguments: SystemBehavior.named)
  func `showAlert overrides the policies, except for cancellations`(
    _ behavior: SystemBehavior
  ) async throws {
    struct Root: View {
      @Environment(ErrorRouter.self) private var router
      var body: some View {
        Button("Show") { router.showAlert(for: APIError.signedOut) }
        Button("Cancel") { router.showAlert(for: CancellationError()) }
      }
    }
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) }, clock: clock)
    let window = HostedWindow(behavior, clock: clock) {
      Root().errorPolicy { Otherwise(.ignore) }.errorRouter(router)
    }
    try await window.tap("Cancel")
    await window.rest()
    #expect(window.isBare)
    try await window.tap("Show")
    await window.waitForAlert("Signed Out")
  }
}

/// The errors that modules share, without a dependency on a router.
private enum APIError: LocalizedError, Equatable {
  case networkUnavailable, signedOut

  var errorDescription: String? {
    switch self {
    case .networkUnavailable: "Network Unavailable"
    case .signedOut: "Signed Out"
    }
  }

  var failureReason: String? {
    switch self {
    case .networkUnavailable: "Your device isn’t connected to the internet."
    case .signedOut: "Your session has ended."
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .networkUnavailable: "Check the connection and try again."
    case .signedOut: nil
    }
  }
}

@MainActor
@Observable
private final class Outcomes {
  var all: [Outcome] = []
}

/// A module's view, which knows the router only through the environment.
private struct Feature: View, Routable {
  let error: any Error
  var outcomes: Outcomes?
  @Environment(ErrorRouter.self) var router

  var body: some View {
    Button("Load") {
      do {
        throw error
      } catch {
        let handle = handle(error)
        Task { outcomes?.all.append(await handle.outcome) }
      }
    }
  }
}
