import RecourseTesting

@_spi(Rendering) @_spi(Testing) import SwiftUI

/// Drives the stand-in's headless host.
///
/// A flow never waits in real time: its waits advance a manual clock.
@MainActor
final class HeadlessDriver: Driver {
  /// The stand-in with each behavior that Apple's documentation allows, except for redraws that
  /// interrupt a task, because the flows count requests.
  nonisolated static let systems = SystemBehavior.named.filter { $0 != .interruptsTasks }.map {
    behavior in
    FlowSystem(description: "headless, \(behavior)") { HeadlessDriver(behavior: behavior) }
  }

  private let behavior: SystemBehavior
  private let manualClock = ManualClock()
  private var host: HeadlessHost?

  init(behavior: SystemBehavior) {
    self.behavior = behavior
  }

  var clock: any Clock<Duration> { manualClock }

  func show(_ view: some View) async {
    host = HeadlessHost(view, behavior: behavior, clock: manualClock)
  }

  var layers: [Layer] {
    host?.screens.map(Layer.init) ?? []
  }

  func press(_ title: String) -> Bool {
    (try? host?.tap(title)) != nil
  }

  /// Advances the clock by a second: longer than any transition or the wait for a late action.
  func settle() async {
    let end = manualClock.now.offset + .seconds(1)
    while manualClock.now.offset < end { await pass(.milliseconds(200)) }
  }

  /// Waits until a condition holds, for at most a minute of the clock, which no flow needs.
  func settle(until condition: @MainActor () -> Bool) async -> Bool {
    let limit = manualClock.now.offset + .seconds(60)
    while !Task.isCancelled, manualClock.now.offset < limit {
      await host?.settle { await manualClock.advance(by: $0) }
      if condition() { return true }
      await pass(.milliseconds(200))
    }
    return condition()
  }

  private func pass(_ time: Duration) async {
    await manualClock.advance(by: time)
    await host?.catchUp()
  }

  func close() {
    host?.close()
    host = nil
  }
}

extension Layer {
  @MainActor
  fileprivate init(_ screen: Screen) {
    switch screen.kind {
    case .window: kind = .window
    case .sheet, .fullScreenCover, .foreign: kind = .sheet
    case .alert, .confirmationDialog: kind = .alert
    }
    texts = (kind == .alert ? [screen.title] : []) + screen.texts
    buttons = screen.phase == .up ? screen.buttons.filter(\.isEnabled).map(\.title) : []
  }
}
