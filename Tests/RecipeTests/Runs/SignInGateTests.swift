import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for a sign-in after a response with the status 401.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SignInGateTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let server = AccountServer()

  init() {
    router = ErrorRouter(clock: clock)
  }

  private func window(_ behavior: SystemBehavior) -> RecipeWindow {
    RecipeWindow(clock, behavior) {
      SignInGate(signIn: server.signIn) {
        ForEach(["Orders", "Invoices", "Messages"], id: \.self) { name in
          ThrowingButton(name) { try server.answer(name) }
        }
      }
      .errorRouter(router)
    }
  }

  private func fail(in window: RecipeWindow) async throws {
    // The sheet covers the window, but requests can fail there at any time.
    for name in ["Orders", "Invoices", "Messages"] {
      try #require(window.windowButton(name)).press()
    }
    await window.wait("the sheet") { window.buttons == ["Sign In"] && server.requests.count == 3 }
  }

  @Test(arguments: SystemBehavior.named)
  func `all requests wait for one sign-in, and then run once more`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = window(behavior)
    try await fail(in: window)
    try await window.tap("Sign In")
    await window.wait { server.requests.count == 6 }
    await window.pass()
    #expect(server.requests.sorted() == ["Invoices", "Messages", "Orders"].flatMap { [$0, $0] })
    #expect(server.signIns == 1)
    #expect(window.kinds == [.window])
    #expect(router.journal.counts.pending == 0)
  }

  @Test(arguments: SystemBehavior.named)
  func `a sheet that is closed without a sign-in ends the requests`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = window(behavior)
    try await fail(in: window)
    window.dismiss()
    await window.wait { router.journal.counts.pending == 0 }
    await window.pass()
    #expect(server.requests.count == 3)
    #expect(window.kinds == [.window])
  }
}

/// A server that answers 401 until a person has signed in.
@MainActor
private final class AccountServer {
  private(set) var requests: [String] = []
  private(set) var signIns = 0

  func answer(_ request: String) throws {
    requests.append(request)
    if signIns == 0 { throw RequestRefused(statusCode: 401, retryAfter: nil) }
  }

  func signIn() async throws {
    signIns += 1
  }
}
