import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Throwing views of a loader that a model holds.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewLoaderTests {
  private let clock = ManualClock()
  private let operation = ManualOperation<[String]>()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(clock: clock)
  }

  private func makeLoader(
    _ retry: RetrySchedule = .never, router: ErrorRouter? = nil
  ) -> Loader<[String]> {
    Loader(retry: retry, context: RetryContext(clock: clock), router: router) { [operation] in
      try await operation()
    }
  }

  private func makeWindow(_ loader: Loader<[String]>) -> HostedWindow {
    HostedWindow(clock: clock) {
      Leaving { LoaderList(loader: loader) }.errorRouter(router)
    }
  }

  @Test func `loads a loader's value when the view appears, and shows the value`() async {
    let loader = makeLoader()
    let window = makeWindow(loader)
    #expect(window.texts.first == "Loading…")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    #expect(operation.runs == 1)
    #expect(loader.state == .loaded(["Tea"]))
  }

  @Test func `a value that a model has already loaded is shown at once`() async {
    let loader = makeLoader()
    let load = Task { await loader.load() }
    while operation.running == 0, !Task.isCancelled { await Task.yield() }
    operation.succeed(with: ["Tea"])
    await load.value
    let window = makeWindow(loader)
    #expect(window.texts.first == "Tea")
    await window.rest()
    #expect(operation.runs == 1)
  }

  @Test func `a loader's failure is shown by each of its views, and recorded once`()
    async throws
  {
    let loader = makeLoader()
    let window = HostedWindow(clock: clock) {
      VStack {
        LoaderList(loader: loader)
        LoaderList(loader: loader)
      }
      .errorRouter(router)
    }
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.texts.count { $0 == "The card was declined" } == 2 }
    #expect(router.journal.counts.byOutcome == [.inlined: 1])
    #expect(router.journal.entries.first?.report.origin == .firstLoad)
    try window.host.screen.tap("Try Again")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.count { $0 == "Tea" } == 2 }
    #expect(operation.runs == 2)
  }

  @Test func `a loader with its own router records a failure there as inlined`() async {
    let own = ErrorRouter(policy: ErrorPolicy { On(.origin(.firstLoad), .inline) })
    let loader = makeLoader(router: own)
    let window = makeWindow(loader)
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.texts.first == "The card was declined" }
    #expect(own.journal.counts.byOutcome == [.inlined: 1])
    #expect(router.journal.counts.reported == 0)
  }

  @Test func `a model's failed reload keeps the content, with a notice beside it`()
    async throws
  {
    let loader = makeLoader()
    let window = makeWindow(loader)
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    let reload = Task { await loader.reload() }
    await window.wait { operation.running == 1 }
    operation.fail()
    await reload.value
    await window.wait { window.texts.contains("This may be out of date.") }
    #expect(window.texts.first == "Tea")
    #expect(router.journal.entries.map(\.report.origin) == [.refresh])
  }

  @Test func `a loader's automatic retry has a countdown`() async throws {
    let window = makeWindow(makeLoader(.constant(.seconds(3), maxAttempts: 2)))
    await window.wait { operation.running == 1 }
    operation.fail(with: URLError(.timedOut))
    await window.wait { window.texts.contains("Trying again in 3 seconds") }
    try window.host.tap("Try Now")
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
  }

  @Test func `leaving the screen cancels a run for which no caller waits`() async throws {
    let loader = makeLoader()
    let window = makeWindow(loader)
    await window.wait { operation.running == 1 }
    try window.host.tap("Leave")
    await window.wait { operation.running == 0 }
    #expect(operation.cancellations == 1)
    #expect(loader.state == .idle)
  }

  @Test func `leaving the screen doesn't cancel a run for which a model waits`() async throws {
    let loader = makeLoader()
    let window = makeWindow(loader)
    await window.wait { operation.running == 1 }
    let load = Task { await loader.load() }
    await window.rest()
    try window.host.tap("Leave")
    await window.rest()
    #expect(operation.running == 1)
    operation.succeed(with: ["Tea"])
    await load.value
    #expect(loader.state == .loaded(["Tea"]))
  }

  @Test func `a loader that replaces another shows its own value`() async throws {
    let loaders = [makeLoader(), makeLoader()]
    let window = HostedWindow(clock: clock) {
      Identified { id in LoaderList(loader: loaders[id % 2]) }.errorRouter(router)
    }
    await window.wait { operation.running == 1 }
    operation.succeed(with: ["Tea"])
    await window.wait { window.texts.first == "Tea" }
    try window.host.tap("Next")
    #expect(window.texts.first == "Loading…")
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.texts.first == "The card was declined" }
    try window.host.tap("Next")
    await window.wait { window.texts.first == "Tea" }
    #expect(operation.runs == 2)
  }
}

private struct LoaderList: View {
  let loader: Loader<[String]>

  var body: some View {
    ThrowingView(loader) { names in
      ForEach(names, id: \.self) { Text($0) }
    }
  }
}
