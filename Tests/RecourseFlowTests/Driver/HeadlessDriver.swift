import RecourseTesting

@_spi(Rendering) @_spi(Testing) import SwiftUI

/// Drives the stand-in's headless host.
///
/// Nothing waits for real time: time passes on a manual clock, and a wait ends with the change that
/// it waits for, or with the test's time limit.
@MainActor
final class HeadlessDriver: Driver {
  /// The stand-in with each of the behaviors that the flows are true under.
  nonisolated static let systems = [SystemBehavior.immediate, .answering(.bindingFirst)].map {
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

  func settle() async {
    await host?.settle { await manualClock.advance(by: $0) }
  }

  func settle(until condition: @MainActor () -> Bool) async -> Bool {
    while let host, !Task.isCancelled {
      await settle()
      if condition() { return true }
      // A task off the main actor is under way. Its effects may need the system's time again.
      await host.wait { condition() || host.isMoving }
    }
    return condition()
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
