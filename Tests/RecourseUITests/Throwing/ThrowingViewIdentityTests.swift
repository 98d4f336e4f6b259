import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Values, errors and retries of one identity are never presented or run for another.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingViewIdentityTests {
  private let clock = ManualClock()
  private let operation = ManualOperation<String>()

  private func makeWindow(
    _ router: ErrorRouter, _ behavior: SystemBehavior = .immediate
  ) -> HostedWindow {
    HostedWindow(behavior, clock: clock) {
      Identified { id in
        ThrowingView(id: id) {
          try await operation()
        } content: { name in
          Text("\(id): \(name)")
        }
      }
      .errorRouter(router)
    }
  }

  private func makeRouter(_ disposition: Disposition) -> ErrorRouter {
    ErrorRouter(policy: ErrorPolicy { On(.type(CartError.self), disposition) }, clock: clock)
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert about one identity is dismissed when another is loaded`(
    _ behavior: SystemBehavior
  ) async throws {
    let router = makeRouter(.present(.alert, evenIfShown: true))
    let window = makeWindow(router, behavior)
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.alert != nil }
    try window.tapBelow("Next")
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
    await window.wait { operation.running == 1 }
    operation.succeed(with: "Milk")
    await window.wait { window.texts.first == "1: Milk" }
    #expect(operation.completions == 2)
  }

  @Test(arguments: [
    Disposition.present(.sheet, evenIfShown: true), .present(.toast, evenIfShown: true),
    .present(.banner, evenIfShown: true),
  ])
  func `a sheet, toast or banner about one identity is dismissed when another is loaded`(
    _ disposition: Disposition
  ) async throws {
    let router = makeRouter(disposition)
    let window = makeWindow(router)
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { router.journal.counts.pending == 1 }
    await window.rest()
    try window.tapBelow("Next")
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
    await window.wait { !window.texts.contains("The card was declined") }
    #expect(operation.running == 1)
    operation.succeed(with: "Milk")
    await window.wait { window.texts.first == "1: Milk" }
    #expect(operation.runs == 2)
  }

  @Test func `the same problem of another identity is reported and announced again`()
    async throws
  {
    let router = makeRouter(.inline)
    let announced = AnnouncedTexts()
    let window = HostedWindow(clock: clock) {
      Identified { id in
        ThrowingView(id: id) {
          try await operation()
        } content: { name in
          Text("\(id): \(name)")
        }
      }
      .errorRouter(router)
      .environment(\.announce) { announced.texts.append($0.text) }
    }
    for id in 1...2 {
      await window.wait { operation.running == 1 }
      operation.fail()
      await window.wait { window.texts.contains("Try Again") }
      #expect(router.journal.counts.byOutcome == [.inlined: id])
      #expect(announced.texts.count == id)
      try window.tapBelow("Next")
    }
  }
}

@MainActor
private final class AnnouncedTexts {
  var texts: [String] = []
}
