import Foundation
import Observation
import RecourseTesting
import RecourseUI

@_spi(Testing) import SwiftUI

/// A screen with toasts, the clock that a test advances, and a log of the announcements.
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
        .environment(\.announce) { announced.texts.append($0.text) })
  }

  /// The texts of the toast, including its action's title; nil if there is no toast.
  var texts: [String]? {
    let texts = host.screen.texts.filter { $0 != "Add" && !$0.hasPrefix("Add ") }
    return texts.isEmpty ? nil : texts
  }

  /// Waits for a timer that ends at a time in seconds, and returns whether no other task sleeps.
  func goes(at seconds: Double) async -> Bool {
    await clock.waitForSleeper(until: .seconds(seconds))
    return clock.sleepers == 1
  }
}

/// The announcements for assistive technology, in order.
@MainActor
final class AnnouncementLog {
  var texts: [String] = []
  var priorities: [Announcement.Priority] = []
}
