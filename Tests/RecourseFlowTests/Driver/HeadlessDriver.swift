@_spi(Rendering) @_spi(Testing) import SwiftUI

/// Drives the stand-in's headless host.
///
/// Nothing waits for real time: a wait ends with the change that it waits for, or with the test's
/// time limit.
@MainActor
final class HeadlessDriver: Driver {
  /// The stand-in with each of its behaviors.
  nonisolated static let systems = DismissalOrder.allCases.map { order in
    FlowSystem(description: "headless, \(order)") { HeadlessDriver(dismissalOrder: order) }
  }

  private let dismissalOrder: DismissalOrder
  private var host: HeadlessHost?

  init(dismissalOrder: DismissalOrder) {
    self.dismissalOrder = dismissalOrder
  }

  func show(_ view: some View) async {
    host = HeadlessHost(view, dismissalOrder: dismissalOrder)
  }

  var layers: [Layer] {
    host?.screens.map(Layer.init) ?? []
  }

  func press(_ title: String) -> Bool {
    (try? host?.tap(title)) != nil
  }

  func settle() async {
    var unchangedTurns = 0
    var last = layers
    while unchangedTurns < 100, !Task.isCancelled {
      await Task.yield()
      let now = layers
      unchangedTurns = now == last ? unchangedTurns + 1 : 0
      last = now
    }
  }

  func settle(until condition: @MainActor () -> Bool) async -> Bool {
    await host?.wait(until: condition)
    // A wait also ends when the test is out of time.
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
    case .sheet, .fullScreenCover: kind = .sheet
    case .alert, .confirmationDialog: kind = .alert
    }
    texts = (kind == .alert ? [screen.title] : []) + screen.texts
    buttons = screen.buttons.filter(\.isEnabled).map(\.title)
  }
}
