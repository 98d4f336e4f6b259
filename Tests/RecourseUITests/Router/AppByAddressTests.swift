import Foundation
import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The situations of an app that uses plain SwiftUI around the library's views.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AppByAddressTests {
  let clock = ManualClock()
  let state = AppByAddress()

  func router(
    _ policy: ErrorPolicy = ErrorPolicy { Otherwise(.alert) }, network: NetworkSignal? = nil,
    interruptionsPerMinute: Int = 3
  ) -> ErrorRouter {
    ErrorRouter(
      policy: policy, describer: ErrorDescriber(locale: Locale(identifier: "en")),
      network: network, interruptionsPerMinute: interruptionsPerMinute,
      waitingLimit: interruptionsPerMinute, clock: clock)
  }

  let signIn = ErrorPolicy {
    On(.status(401), .route("signIn"))
    Otherwise(.alert)
  }

  @Test(arguments: Platform.all)
  func `an error of a field below a sheet is presented over the sheet`(
    _ platform: Platform
  ) async throws {
    let router = router()
    let window = HostedWindow(on: platform, clock: clock) {
      ProfileForm(state: state).errorRouter(router)
    }
    try await window.tap("Review")
    await window.wait("the sheet") { window.sheet != nil }
    try await window.tap("Confirm")
    await window.wait("the error") { window.alert != nil }
    #expect(window.kinds == [.window, .sheet, .alert])
    #expect(window.alert?.texts.contains { $0.contains("Enter a name") } == true)
    // The field shows it as well, for the time after the sheet.
    #expect(window.texts.contains { $0.contains("Enter a name") })
  }

  @Test func `a toast waits while the app is in the background`() async throws {
    let router = router(ErrorPolicy { Otherwise(.toast) })
    let window = HostedWindow(clock: clock, canBeAsked: false) { Text("Root").errorRouter(router) }
    window.host.scenePhase = .background
    router.report(WordedError("The video isn’t sent"), origin: .userAction)
    await window.pass(.seconds(120))
    window.host.scenePhase = .active
    await window.wait("the toast") { window.texts.contains("The video isn’t sent") }
    await window.pass(.seconds(60))
    #expect(!window.texts.contains("The video isn’t sent"))
  }

  @Test func `explanations stay in a window when another one is closed`() async {
    let router = router()
    let first = HostedWindow(clock: clock) { Text("A").errorRouter(router, explains: true) }
    let second = HostedWindow(clock: clock) { Text("B").errorRouter(router, explains: true) }
    await second.rest()
    second.host.close()
    router.report(WordedError("Oh"), origin: .userAction)
    await first.waitForAlert("Oh")
    #expect(first.alert?.texts.contains { $0.contains("Because of") } == true)
  }
}

@MainActor
@Observable
final class AppByAddress {
  var isOpen = false
  var isSignedIn = false
  var part = 1
  var runs = 0
  var items: [String] = []
  var profile = AppProfile()
  var load = LoadState<Int>.idle
}

/// The words of a server.
struct WordedError: LocalizedError {
  let errorDescription: String?

  init(_ words: String) {
    errorDescription = words
  }
}

struct SessionEnded: HTTPStatusProvider {
  let statusCode = 401
}

struct AppItems: View {
  let state: AppByAddress

  var body: some View { Text(state.items.first ?? "Empty") }
}

struct AppProfile {
  var name = ""
}

private struct ProfileForm: View {
  @Bindable var state: AppByAddress

  var body: some View {
    Form {
      TextField("Name", text: $state.profile.name).errorField(\.name, of: state.profile)
      Button("Review") { state.isOpen = true }
    }
    .sheet(isPresented: $state.isOpen) {
      ThrowingButton("Confirm") {
        throw FieldErrors([FieldError(\AppProfile.name, "Enter a name.")])
      }
      .errorHost()
    }
  }
}
