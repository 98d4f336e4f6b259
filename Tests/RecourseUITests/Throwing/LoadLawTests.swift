import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Laws of loads that several views share, that reappear, or that a boundary surrounds.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoadLawTests {
  private let operation = ManualOperation<[String]>()
  private let router = ErrorRouter()

  private func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func `a second view on one load shows both the value and the failure`() async throws {
    let loader = Loader { [operation] in try await operation() }
    let host = HeadlessHost(TwoViews(loader: loader).errorRouter(router))
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.contains("Tea") }
    let reload = Task { await loader.reload() }
    await host.wait { operation.running == 1 }
    operation.fail()
    await reload.value
    try host.tap("Show Another")
    #expect(host.screen.texts.count { $0 == "Tea" } == 2)
    #expect(host.screen.texts.count { $0 == "The card was declined" } == 2)
    // The second view loads once when it appears, and both keep the value and the failure.
    await host.wait { operation.running == 1 }
    #expect(host.screen.texts.count { $0 == "The card was declined" } == 2)
    operation.fail()
    await host.wait { host.screen.texts.count { $0 == "Try Again" } == 2 }
    #expect(host.screen.texts.count { $0 == "Tea" } == 2)
    #expect(operation.runs == 3)
  }

  @Test func `a view that joins a retry shows the failure that the retry may end`() async throws {
    let loader = Loader { [operation] in try await operation() }
    let host = HeadlessHost(TwoViews(loader: loader).errorRouter(router))
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.contains("Tea") }
    let reload = Task { await loader.reload() }
    await host.wait { operation.running == 1 }
    operation.fail()
    await reload.value
    try host.tap("Try Again")
    await host.wait { operation.running == 1 }
    try host.tap("Show Another")
    await letTasksRun()
    #expect(host.screen.texts.count { $0 == "The card was declined" } == 2)
    #expect(operation.runs == 3)
  }

  @Test(arguments: [false, true])
  func `a remount after a failure loads once`(hasLoader: Bool) async throws {
    let loader = hasLoader ? Loader { [operation] in try await operation() } : nil
    let host = HeadlessHost(
      Leaving {
        if let loader {
          ThrowingView(loader) { Text($0.joined()) }
        } else {
          ThrowingView(operation: { try await operation() }, content: { Text($0.joined()) })
        }
      }
      .errorRouter(router))
    await host.wait { operation.running == 1 }
    operation.fail()
    await host.wait { host.screen.texts.contains("Try Again") }
    try host.tap("Leave")
    await letTasksRun()
    try host.tap("Return")
    await host.wait { operation.running == 1 }
    await letTasksRun()
    #expect(operation.runs == 2)
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts.first == "Tea" }
    await letTasksRun()
    #expect(operation.runs == 2)
  }

  @Test(arguments: [false, true])
  func `a boundary's reset runs the load inside exactly once`(isTask: Bool) async throws {
    let host = HeadlessHost(
      ErrorBoundary {
        if isTask {
          Text("content").throwingTask { _ = try await operation() }
        } else {
          ThrowingView(operation: { try await operation() }, content: { Text($0.joined()) })
        }
      } fallback: { failure in
        Button("Reset") { failure.reset() }
      }
      .errorRouter(router))
    for runs in 1...3 {
      await host.wait { operation.running == 1 }
      await letTasksRun()
      #expect(operation.runs == runs)
      operation.fail()
      await host.wait { host.screen.texts == ["Reset"] }
      await letTasksRun()
      #expect(operation.runs == runs)
      try host.tap("Reset")
    }
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == [isTask ? "content" : "Tea"] }
    await letTasksRun()
    #expect(operation.runs == 4)
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `a row that scrolls away during its load loads when it is back`() async throws {
    let host = HeadlessHost(
      List {
        Text("first")
        ThrowingView(operation: { try await operation() }, content: { Text($0.joined()) })
      }
      .errorRouter(router))
    await host.wait { operation.running == 1 }
    try host.hide("Loading…")
    await host.wait { operation.running == 0 }
    #expect(operation.cancellations == 1)
    await letTasksRun()
    try host.show("Loading…")
    await host.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await host.wait { host.screen.texts == ["first", "Tea"] }
    #expect(operation.runs == 2)
    #expect(router.journal.counts.reported == 0)
  }
}

/// A view of a load, and a second one on demand.
private struct TwoViews: View {
  let loader: Loader<[String]>
  @State private var count = 1

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { _ in
        ThrowingView(loader) { Text($0.joined()) }
      }
      Button("Show Another") { count += 1 }
    }
  }
}
