import Foundation
import Observation
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// What errors of modules are to be, and what they must not suffer.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct ModularErrorTests {
  private let router = ErrorRouter(policy: ErrorPolicy("app") { Otherwise(.alert) })

  @Test func `an error without words of its own is shown all the same`() async throws {
    let host = HeadlessHost(Feature(error: AddressError(street: "Main Street")).errorRouter(router))
    try host.tap("Load")
    let alert = try #require(host.alert)
    #expect(!alert.title.isEmpty)
    #expect(!alert.message.isEmpty)
    #expect(!(alert.title + alert.message).contains("error 0"))
    #expect(!(alert.title + alert.message).contains("Main Street"))
  }

  @Test func `an error of a module is shown with its reason and its suggestion`() async throws {
    let host = HeadlessHost(Feature(error: APIError.networkUnavailable).errorRouter(router))
    try host.tap("Load")
    #expect(host.alert?.title == "Network Unavailable")
    #expect(
      host.alert?.message
        == "Your device isn’t connected to the internet. Check the connection and try again.")
    #expect(router.presentedError as? APIError == .networkUnavailable)
  }

  @Test func `the alert of the root comes up over a module's sheet`() async throws {
    let sheet = SheetContext()
    let host = HeadlessHost(Text("Root").sheet(sheet).errorRouter(router))
    sheet.present { Feature(error: APIError.networkUnavailable) }
    try host.tap("Load")
    #expect(host.screens.map(\.kind) == [.window, .sheet, .alert])
  }

  @Test func `a module sees what became of its error`() async throws {
    let outcomes = Outcomes()
    let host = HeadlessHost(
      Feature(error: APIError.signedOut, outcomes: outcomes).errorRouter(router))
    try host.tap("Load")
    #expect(outcomes.all.isEmpty)
    try host.tap("OK")
    await host.wait { outcomes.all == [.presented(action: "OK")] }
  }

  @Test func `a second error never takes the place of the first`() async throws {
    let host = HeadlessHost(
      VStack {
        Feature(error: APIError.networkUnavailable)
        ReportButton("Fail", APIError.signedOut)
      }
      .errorRouter(router))
    try host.tap("Load")
    host.screens.first?.buttons.first { $0.title == "Fail" }?.press()
    #expect(host.alert?.title == "Network Unavailable")
    try host.tap("OK")
    await host.wait { host.alert?.title == "Signed Out" }
    #expect(router.journal.counts.pending == 1)
  }

  @Test func `what must be an alert is one, whatever the policies say`() async throws {
    struct Root: View {
      @Environment(ErrorRouter.self) private var router
      var body: some View {
        Button("Show") { router.showAlert(for: APIError.signedOut) }
        Button("Cancel") { router.showAlert(for: CancellationError()) }
      }
    }
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) })
    let host = HeadlessHost(Root().errorPolicy { Otherwise(.ignore) }.errorRouter(router))
    try host.tap("Cancel")
    #expect(host.screens.count == 1)
    try host.tap("Show")
    #expect(host.alert?.title == "Signed Out")
  }
}

/// What a module shares with others; it knows nothing of any router.
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

/// A module's view, which knows the router as a value of the environment only.
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
