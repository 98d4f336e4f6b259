import Foundation
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorBoundaryTests {
  private let outer = ReportLog()

  @Test func `an error replaces the content, but nothing around it`() throws {
    let host = HeadlessHost(
      VStack {
        Text("around")
        ErrorBoundary {
          ReportButton("Fail", CartError.declined)
        } fallback: { failure in
          Text("\(failure.error)")
        }
      }
      .noting(in: outer))
    try host.tap("Fail")
    #expect(host.screen.texts == ["around", "declined"])
    #expect(outer.reports.isEmpty)
  }

  @Test func `a boundary for a system error type catches only errors of its domain`() throws {
    let host = HeadlessHost(
      ErrorBoundary(of: CocoaError.self) {
        ReportButton("Shop", NSError(domain: "Shop", code: 255))
        ReportButton("File", NSError(domain: NSCocoaErrorDomain, code: 255))
      } fallback: { failure in
        Text("\(failure.error.code.rawValue)")
      }
      .noting(in: outer))
    try host.tap("Shop")
    #expect(outer.reports.map { ($0.error as NSError).domain } == ["Shop"])
    try host.tap("File")
    #expect(host.screen.texts == ["255"])
    #expect(outer.reports.count == 1)
  }

  @Test func `a failure prints as one line without the error's payload`() throws {
    let host = HeadlessHost(
      ErrorBoundary(of: AddressError.self) {
        ReportButton("Fail", AddressError(street: "Main Street"))
      } fallback: { failure in
        Text(Self.printed(failure))
        Text(Self.printed(ErrorUnavailableView(failure.error)))
        Text("\(failure)" == "\(failure.report)" ? "one line" : "")
      })
    try host.tap("Fail")
    #expect(host.screen.texts.count == 3)
    #expect(host.screen.texts.last == "one line")
    #expect(!host.screen.texts.contains { $0.contains("Main Street") })
  }

  private static func printed(_ value: Any) -> String {
    var text = "\(value) \([value]) \(String(reflecting: value))"
    dump(value, to: &text)
    return text
  }

  @Test func `a boundary catches its error type, and passes other errors up`() throws {
    let host = HeadlessHost(
      ErrorBoundary(of: AddressError.self) {
        ErrorBoundary(of: CartError.self) {
          ReportButton("Cart", CartError.soldOut)
          ReportButton("Address", AddressError(street: "Main Street"))
          ReportButton("URL", URLError(.timedOut))
        } fallback: { failure in
          Text(failure.error == .soldOut ? "inner" : "")
          Button("Reset") { failure.reset() }
        }
      } fallback: { failure in
        Text("outer \(failure.error.street)")
      }
      .noting(in: outer))
    try host.tap("URL")
    #expect(outer.reports.map { ($0.error as? URLError)?.code } == [.timedOut])
    try host.tap("Cart")
    #expect(host.screen.texts == ["inner", "Reset"])
    try host.tap("Reset")
    try host.tap("Address")
    #expect(host.screen.texts == ["outer Main Street"])
    #expect(outer.reports.count == 1)
  }

  @Test func `a boundary doesn't catch a cancellation`() throws {
    let host = HeadlessHost(ErrorBoundary { ReportButton("Cancel", CancellationError()) })
    try host.tap("Cancel")
    #expect(host.screen.texts == ["Cancel"])
  }

  @Test func `a reset recreates the content and restarts its task`() async throws {
    let operation = ManualOperation<Void>()
    var resets: [BoundaryReset] = []
    let host = HeadlessHost(
      ErrorBoundary {
        CountingOrders(operation: operation)
      } fallback: { failure in
        Button("Again") { failure.reset() }
      } onReset: {
        resets.append($0)
      })
    await host.wait { operation.running == 1 }
    try host.tap("Count")
    #expect(host.screen.texts.contains("count 1"))
    operation.fail()
    await host.wait { host.screen.texts == ["Again"] }
    #expect(resets.isEmpty)
    try host.tap("Again")
    #expect(host.screen.texts.contains("count 0"))
    await host.wait { operation.running == 1 }
    #expect(operation.runs == 2)
    #expect(resets == [.requested])
  }

  @Test func `replacing the content cancels its tasks`() async throws {
    let operation = ManualOperation<Void>()
    let host = HeadlessHost(
      ErrorBoundary {
        CountingOrders(operation: operation)
        ReportButton("Fail", CartError.declined)
      })
    await host.wait { operation.running == 1 }
    try host.tap("Fail")
    await host.wait { operation.running == 0 }
    #expect(operation.cancellations == 1)
  }

  @Test func `a changed reset key resets the boundary once, and only after a failure`() throws {
    var resets: [BoundaryReset] = []
    let host = HeadlessHost(
      Identified { id in
        ErrorBoundary(resetKeys: [id, "fixed"]) {
          ReportButton("Fail", CartError.declined)
          Text("second")
        } fallback: { _ in
          Text("failed")
          Text("badly")
        } onReset: {
          resets.append($0)
        }
      })
    try host.tap("Next")
    #expect(resets.isEmpty)
    try host.tap("Fail")
    #expect(host.screen.texts == ["failed", "badly", "Next"])
    try host.tap("Next")
    #expect(host.screen.texts == ["Fail", "second", "Next"])
    #expect(resets == [.keysChanged])
  }

  @Test func `counts repetitions of the same problem, and passes other errors up`() async throws {
    let host = HeadlessHost(
      ErrorBoundary {
        ManyReports(errors: [
          CartError.declined, CartError.declined, AddressError(street: ""), CartError.soldOut,
          CartError.declined,
        ])
      } fallback: { failure in
        Text("\(failure.error) ×\(failure.count)")
      }
      .noting(in: outer))
    try host.tap("Report")
    #expect(host.screen.texts == ["declined ×3"])
    #expect(outer.reports.count == 2)
    #expect(outer.errors == [.soldOut])
  }

  @Test func `passes errors of the fallback up`() throws {
    let host = HeadlessHost(
      ErrorBoundary {
        ReportButton("Fail", CartError.declined)
      } fallback: { _ in
        ReportButton("Fail again", CartError.declined)
      }
      .noting(in: outer))
    try host.tap("Fail")
    try host.tap("Fail again")
    #expect(outer.errors == [.declined])
    #expect(host.screen.texts == ["Fail again"])
  }

  @Test func `passes errors up that are reported after the boundary's removal`() throws {
    let keeper = ReportKeeper()
    let host = HeadlessHost(
      Leaving { ErrorBoundary { KeepingView(keeper: keeper) } }.noting(in: outer))
    try host.tap("Leave")
    keeper.report?(CartError.declined, origin: .userAction)
    #expect(outer.errors == [.declined])
  }

  @Test(arguments: SystemBehavior.named)
  func `catches an error that an alert's action reports`(_ behavior: SystemBehavior) async throws {
    let window = HostedWindow(behavior) {
      ErrorBoundary {
        AlertingCart()
      } fallback: { failure in
        Text("\(failure.error) ×\(failure.count)")
      }
      .noting(in: outer)
    }
    try await window.tap("Pay")
    try await window.tap("Confirm")
    await window.wait { window.screen.texts == ["declined ×1"] }
    await window.rest()
    #expect(window.isBare)
    #expect(window.texts == ["declined ×1"])
  }

  @Test func `the default fallback describes the error and offers its recovery options`() throws {
    let session = Session()
    let host = HeadlessHost(
      ErrorBoundary { ReportButton("Fail", CartError.declined) }
        .environment(
          \.errorDescriber,
          ErrorDescriber(locale: Locale(identifier: "en")).mapping(CartError.self) { error in
            ErrorDescription(
              title: "Declined", message: "The bank said no.", recoverySuggestion: "Call it.",
              recoveryOptions: [
                RecoveryOption("Sign In") {
                  session.signIns += 1
                  return session.signIns > 1
                },
                RecoveryOption("Cancel") { false },
              ])
          }))
    try host.tap("Fail")
    #expect(
      host.screen.texts == ["Declined", "The bank said no.\nCall it.", "Try Again", "Sign In"])
    #expect(host.screen.symbols == ["exclamationmark.triangle"])
    try host.tap("Sign In")
    #expect(host.screen.texts.contains("Declined"))
    try host.tap("Sign In")
    #expect(host.screen.texts == ["Fail"])
    try host.tap("Fail")
    try host.tap("Try Again")
    #expect(host.screen.texts == ["Fail"])
  }
}

@MainActor
private final class Session {
  var signIns = 0
}

private struct CountingOrders: View {
  let operation: ManualOperation<Void>
  @State private var count = 0

  var body: some View {
    Text("count \(count)").throwingTask { try await operation() }
    Button("Count") { count += 1 }
  }
}

private struct ManyReports: View {
  let errors: [any Error]
  @Environment(\.reportError) private var report

  var body: some View {
    Button("Report") { for error in errors { report(error, origin: .userAction) } }
  }
}

@MainActor
private final class ReportKeeper {
  var report: ReportAction?
}

private struct KeepingView: View {
  let keeper: ReportKeeper
  @Environment(\.reportError) private var report

  var body: some View {
    Text("kept").onAppear { keeper.report = report }
  }
}

private struct AlertingCart: View {
  @State private var isAsking = false
  @Environment(\.reportError) private var report

  var body: some View {
    Button("Pay") { isAsking = true }
      .alert("Pay?", isPresented: $isAsking) {
        Button("Confirm") { report(CartError.declined, origin: .userAction) }
      }
  }
}
