@_spi(Rendering) import AdwaitaRenderer
import GalleryScreens
@_spi(Rendering) import SwiftUI

extension AdwaitaSession {
  /// The element of the window.
  var window: ElementNode { graph.roots[0] }

  /// The list of screens.
  var screenList: ElementNode? {
    window.first { if case .list(.some) = $0.element.kind { true } else { false } }
  }

  /// Selects a screen, and waits for its content.
  func open(_ screen: GalleryScreen) async {
    screenList?.select(AnyHashable(screen))
    await settle()
    await wait { !window.isBusy }
  }

  /// Takes a step in the topmost presentation, and waits for its effect.
  func take(_ step: GalleryStep) async throws {
    guard let top = graph.roots.last else { return }
    let depth = graph.roots.count
    switch step {
    case .press(let title):
      guard let button = top.button(titled: title) else { throw ImpossibleStep(step: step) }
      button.press()
      _ = await somethingIsPresented(over: depth, within: .seconds(1))
    case .choose(let option):
      guard top.choose(option) else { throw ImpossibleStep(step: step) }
    case .flip(let title):
      guard top.flipSwitch(titled: title) != nil else { throw ImpossibleStep(step: step) }
    case .refresh:
      guard let content = top.first(where: { $0.element.traits.isRefreshable }) else {
        throw ImpossibleStep(step: step)
      }
      await content.refresh()?.value
    }
    await wait(within: .seconds(4)) { !window.isBusy }
    await settle()
  }

  /// Waits for a presentation; returns false if none appears in time.
  func somethingIsPresented(
    over depth: Int = 1, within patience: Duration = .seconds(2)
  ) async -> Bool {
    await wait(within: patience) { graph.roots.count > depth }
    return graph.roots.count > depth
  }

  /// Waits until a condition is true or the time limit has elapsed.
  func wait(within patience: Duration = .seconds(2), until isMet: () -> Bool) async {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while !isMet(), clock.now < deadline {
      try? await clock.sleep(for: .milliseconds(10))
    }
  }
}

/// A step that the screen doesn't allow.
private struct ImpossibleStep: Error, CustomStringConvertible {
  let step: GalleryStep

  var description: String { "The screen has no control for this step: \(step)." }
}
