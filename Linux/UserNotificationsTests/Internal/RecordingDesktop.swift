import Synchronization
@_spi(Rendering) import UserNotifications

/// A desktop that records the changes of a center.
final class RecordingDesktop: Sendable {
  private let recorded = Mutex<[DesktopChange]>([])

  init(of center: UNUserNotificationCenter) {
    center.connectDesktop { [weak self] change in
      self?.recorded.withLock { $0.append(change) }
    }
  }

  var changes: [DesktopChange] { recorded.withLock { $0 } }

  var shown: [DesktopNotification] {
    changes.compactMap { if case .show(let notification) = $0 { notification } else { nil } }
  }
}
