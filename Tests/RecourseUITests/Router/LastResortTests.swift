import Foundation
import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

/// Sheets, covers and popovers that no context presents and that have no `errorHost()`.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct LastResortTests {
  private let clock = ManualClock()
  private let opening = Opening()

  private func router(_ disposition: Disposition) -> ErrorRouter {
    ErrorRouter(policy: ErrorPolicy { Otherwise(disposition) }, clock: clock)
  }

  private func window<Content: View>(
    _ platform: Platform, _ router: ErrorRouter, @ViewBuilder content: @escaping () -> Content
  ) -> HostedWindow {
    HostedWindow(on: platform, clock: clock) {
      Text("Root").modifier(PlainSheets(opening: opening, first: content) { Text("Second") })
        .errorRouter(router)
    }
  }

  /// The views of the library that report, throw or show fields.
  enum Reporter: CaseIterable {
    case button, view, task, refreshable, field, handler, policy, title, boundary
  }

  @Test(arguments: Reporter.allCases)
  func `each view that reports hosts the errors of its plain sheet`(
    _ reporter: Reporter
  ) async throws {
    let router = router(.alert)
    let window = window(Platform.all[0], router) { ReporterView(reporter: reporter) }
    opening.first = true
    await window.wait { window.sheet != nil }
    router.report(CartError.declined, origin: .userAction)
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .alert])
    try await window.tap("OK")
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
    #expect(window.kinds == [.window, .sheet])
  }

  @Test(arguments: Platform.all)
  func `an alert appears over the plain sheet whose button fails`(
    _ platform: Platform
  ) async throws {
    let router = router(.alert)
    let window = window(platform, router) { FailingButton() }
    opening.first = true
    try await window.tap("Pay")
    await window.wait { window.kinds == [.window, .sheet, .alert] }
    try await window.tap("OK")
    await window.wait { window.kinds == [.window, .sheet] }
    opening.first = false
    await window.wait { window.isBare }
    #expect(router.journal.counts.byOutcome == [.presented: 1])
  }

  @Test(arguments: Platform.all)
  func `a toast appears over the plain sheet and moves to the window with its end`(
    _ platform: Platform
  ) async throws {
    let router = router(.toast)
    let window = window(platform, router) { FailingButton() }
    opening.first = true
    try await window.tap("Pay")
    await window.wait { window.sheet?.texts.contains("The card was declined") == true }
    #expect(window.texts == ["Root"])
    opening.first = false
    await window.wait { window.texts.contains("The card was declined") }
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
  }

  @Test(arguments: SystemBehavior.named)
  func `a toast below a plain sheet without a reporter waits and does not count as presented`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = router(.toast)
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root")
        .modifier(
          PlainSheets(opening: opening) {
            Text("First")
          } second: {
            Text("Second")
          }
        )
        .errorRouter(router)
    }
    opening.first = true
    await window.wait { window.sheet != nil }
    router.report(CartError.declined, origin: .userAction)
    await window.pass(.seconds(20))
    #expect(window.texts == ["Root"])
    #expect(router.journal.counts.pending == 1)
    opening.first = false
    await window.wait { window.texts.contains("The card was declined") }
    await window.pass(.seconds(3))
    #expect(window.texts.contains("The card was declined"), "its time begins when it is seen")
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
  }

  @Test(arguments: SystemBehavior.named)
  func `a toast that a plain sheet covers comes back for its whole time`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = router(.toast)
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root")
        .modifier(
          PlainSheets(opening: opening) {
            Text("First")
          } second: {
            Text("Second")
          }
        )
        .errorRouter(router)
    }
    router.report(CartError.declined, origin: .userAction)
    await window.wait { window.texts.contains("The card was declined") }
    opening.first = true
    await window.wait { window.sheet != nil && window.texts == ["Root"] }
    await window.pass(.seconds(20))
    #expect(router.journal.counts.pending == 1)
    opening.first = false
    await window.wait { window.texts.contains("The card was declined") }
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert that waits below a plain sheet moves over it when a reporter appears there`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = router(.alert)
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root")
        .modifier(
          PlainSheets(opening: opening) {
            if opening.hasReporter { FailingButton() } else { Text("First") }
          } second: {
            Text("Second")
          }
        )
        .errorRouter(router)
    }
    opening.first = true
    await window.wait { window.sheet != nil }
    router.report(CartError.declined, origin: .userAction)
    await window.pass(.seconds(5))
    #expect(window.kinds == [.window, .sheet])
    opening.hasReporter = true
    await window.waitForAlert("The card was declined")
    #expect(window.kinds == [.window, .sheet, .alert])
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert that waits below a plain sheet blocks no other and appears afterwards`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = router(.alert)
    let other = AlertContext()
    let window = HostedWindow(behavior, clock: clock) {
      Text("Root")
        .modifier(
          PlainSheets(opening: opening) {
            Text("First").alert(other)
          } second: {
            Text("Second")
          }
        )
        .errorRouter(router)
    }
    opening.first = true
    await window.wait { window.sheet != nil }
    router.report(CartError.declined, origin: .userAction)
    await window.pass(.seconds(5))
    other.present(AlertContent(title: "Other"))
    await window.waitForAlert("Other")
    try await window.tap("OK")
    await window.wait { window.kinds == [.window, .sheet] }
    opening.first = false
    await window.waitForAlert("The card was declined")
    try await window.tap("OK")
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
  }

  @Test(arguments: Platform.all)
  func `an alert appears over the upper of two plain sheets`(_ platform: Platform) async throws {
    let router = router(.alert)
    let window = HostedWindow(on: platform, clock: clock) {
      Text("Root")
        .modifier(
          PlainSheets(opening: opening) {
            FailingButton()
          } second: {
            FailingButton()
          }
        )
        .errorRouter(router)
    }
    opening.first = true
    await window.wait { window.kinds == [.window, .sheet] && window.sheet != nil }
    opening.second = true
    await window.wait { window.kinds == [.window, .sheet, .sheet] }
    try await window.tap("Pay")
    await window.wait { window.kinds == [.window, .sheet, .sheet, .alert] }
    try await window.tap("OK")
    await window.wait { router.journal.counts.byOutcome == [.presented: 1] }
  }

  @Test func `a debug build names the place and the remedy of an alert that can't be seen`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let clock = ManualClock()
      let opening = Opening()
      let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
      let window = HostedWindow(clock: clock) {
        Text("Root")
          .modifier(
            PlainSheets(opening: opening) {
              Text("First")
            } second: {
              Text("Second")
            }
          )
          .errorRouter(router)
      }
      opening.first = true
      router.report(CartError.declined, origin: .userAction)
      await window.pass(.seconds(60))
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("a window's root") && text.contains("errorHost()"), "\(text)")
    #expect(text.components(separatedBy: "errorHost()").count == 2, "one warning: \(text)")
  }

  @Test func `a thousand buttons in a window or in a sheet cost no presenters`() async {
    let router = router(.alert)
    let buttons = ForEach(0..<1_000, id: \.self) { _ in FailingButton() }
    let window = window(Platform.all[0], router) { VStack { buttons } }
    let before = window.host.evaluations
    opening.first = true
    await window.wait { window.sheet != nil }
    #expect(window.host.evaluations - before < 9_000)
    window.host.resetEvaluations()
    router.report(CartError.declined, origin: .userAction)
    await window.waitForAlert("The card was declined")
    #expect(window.host.evaluations <= 3)
  }
}

@MainActor
@Observable
private final class Opening {
  var first = false
  var second = false
  var hasReporter = false
}

/// Presents a plain sheet over a view, and a second one over the first.
private struct PlainSheets<First: View, Second: View>: ViewModifier {
  @Bindable var opening: Opening
  @ViewBuilder let first: () -> First
  @ViewBuilder let second: () -> Second

  func body(content: Content) -> some View {
    content.sheet(isPresented: $opening.first) {
      VStack { first() }.sheet(isPresented: $opening.second) { second() }
    }
  }
}

private struct FailingButton: View {
  var body: some View {
    ThrowingButton("Pay", offersTryAgain: false) { throw CartError.declined }
  }
}

private struct Person: Equatable {
  var name = ""
}

private struct ReporterView: View {
  let reporter: LastResortTests.Reporter
  @State private var person = Person()

  var body: some View {
    switch reporter {
    case .button: FailingButton()
    case .view: ThrowingView(operation: { 1 }) { Text("\($0)") }
    case .task: Text("Task").throwingTask {}
    case .refreshable: List { Text("Row") }.throwingRefreshable {}
    case .field: TextField("Name", text: $person.name).errorField(\.name, of: person)
    case .handler: Text("Handler").onError { throw $0.error }
    case .policy: Text("Policy").errorPolicy { On(.type(CartError.self), .alert) }
    case .title: Text("Title").errorTitle("It failed")
    case .boundary: ErrorBoundary { Text("Boundary") }
    }
  }
}
