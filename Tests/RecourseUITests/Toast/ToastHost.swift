import Foundation
import Observation
import RecourseTesting
import RecourseUI

@_spi(Testing) import SwiftUI

/// A screen with toasts over it, a clock that a test moves, and what was announced.
@MainActor
struct ToastHost {
  let toast = ToastContext()
  let clock = ManualClock()
  let announced = AnnouncementLog()
  let host: HeadlessHost

  init(edge: VerticalEdge = .bottom) {
    let (toast, clock, announced) = (toast, clock, announced)
    host = HeadlessHost(
      CountingButton()
        .toast(toast, edge: edge)
        .environment(\.errorClock, clock)
        .environment(\.announce) { announced.texts.append($0) })
  }

  /// What a toast shows beside its buttons' titles; nil where there is none.
  var texts: [String]? {
    let texts = host.screen.texts.filter { $0 != "Add" && !$0.hasPrefix("Add ") }
    return texts.isEmpty ? nil : texts
  }

  /// Whether the toast that is up will go by itself at a moment.
  func goes(at seconds: Double) async -> Bool {
    await clock.waitForSleeper(until: .seconds(seconds))
    return clock.sleepers == 1
  }
}

/// What assistive technology was told, in order.
@MainActor
final class AnnouncementLog {
  var texts: [String] = []
}
