import Foundation
import Observation
import RecourseUI

/// The state and actions of the Offline screen, independent of its views: a network that a switch
/// turns off, and requests that need it.
@MainActor
@Observable
final class OfflineModel {
  /// Whether the network of this screen is reachable.
  var isReachable = true {
    didSet { tellListeners() }
  }
  /// The number of sent messages.
  private(set) var sent = 0
  /// A counter that identifies the list's current life; a change loads the list again.
  private(set) var visit = 1

  /// The signal that reports whether the network is reachable.
  @ObservationIgnored private(set) lazy var network = NetworkSignal { [weak self] in
    AsyncStream { listener in
      Task { @MainActor in self?.add(listener) ?? listener.finish() }
    }
  }

  private let server = OrderServer()
  @ObservationIgnored private var listeners: [AsyncStream<Bool>.Continuation] = []

  /// Sends a message.
  func send() async throws {
    _ = try await orders()
    sent += 1
  }

  /// Requests the orders, with the system's error for a missing network.
  func orders() async throws -> [Order] {
    guard isReachable else { throw URLError(.notConnectedToInternet) }
    return try await server.orders()
  }

  /// Resets the list to its first load.
  func startOver() {
    visit += 1
  }

  private func add(_ listener: AsyncStream<Bool>.Continuation) {
    listeners.append(listener)
    listener.yield(isReachable)
  }

  private func tellListeners() {
    listeners = listeners.filter { listener in
      if case .terminated = listener.yield(isReachable) { false } else { true }
    }
  }
}
