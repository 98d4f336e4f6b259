import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for an offline banner.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct NewsWindowTests {
  private let clock = ManualClock()
  private let network = RecipeNetwork()
  private let router: ErrorRouter
  private let title = "You’re offline"

  init() {
    router = ErrorRouter(network: network.signal, clock: clock)
  }

  @Test func `the banner appears before anything fails, and disappears with its cause`() async {
    let window = RecipeWindow(clock) { NewsWindow(router: router) { Text("News") } }
    await window.pass()
    #expect(!window.texts.contains(title))
    network.isReachable = false
    await window.wait { window.texts.contains(title) }
    network.isReachable = true
    await window.wait { !window.texts.contains(title) }
    #expect(router.journal.counts.pending == 0)
  }

  @Test func `the banner counts the failures, and tries all of them again`() async throws {
    var runs = 0
    let window = RecipeWindow(clock) {
      NewsWindow(router: router) {
        ForEach(["Like", "Share"], id: \.self) { name in
          ThrowingButton(name) {
            runs += 1
            if !network.isReachable { throw URLError(.notConnectedToInternet) }
          }
        }
      }
    }
    network.isReachable = false
    await window.wait { window.texts.contains(title) }
    try await window.tap("Like")
    try await window.tap("Share")
    await window.wait { window.texts.contains("×2") }
    #expect(window.texts.filter { $0 == title }.count == 1)
    try await window.tap("Try All Again (2)")
    await window.wait { runs == 4 }
    #expect(window.texts.contains(title))
    network.isReachable = true
    await window.wait { !window.texts.contains(title) }
    #expect(router.journal.counts.pending == 0)
  }
}
