import Foundation
import Observation
import RecourseUI
import SwiftUI

/// A lost network.
///
/// Turn the network off and send: a banner counts the requests that fail, and no alert appears. One
/// cause is one message, because more messages would not help to resolve it. As soon as the network
/// is back, the list loads, and the requests that never left the device are sent.
struct OfflineScreen: View {
  @State private var model = OfflineModel()

  var body: some View {
    OfflineForm(model: model)
      .errorPolicy("offline") { Otherwise(.alert) }
      .resolvesReportsOnDisappear()
      .offlineBanner()
      .environment(\.errorRetryContext.network, model.network)
  }
}

private struct OfflineForm: View {
  @Bindable var model: OfflineModel
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Form {
      Section {
        Toggle("Network", isOn: $model.isReachable)
        CapabilityRow(
          title: "Three messages",
          explanation: "Three failures in one banner, not three alerts: attempt(key:).",
          button: "Send Three", code: ".errorPolicy(", ".offlineBanner("
        ) {
          for _ in 1...3 { model.count(attempt { try await model.send() }) }
        }
        CapabilityRow(
          title: "A first load",
          explanation: "Waits for the network, says so, and then loads: ThrowingView(retry:).",
          button: "Load Again", code: "ThrowingView(id:", action: model.startOver)
      } footer: {
        Text(
          """
          Turn the network off: after a second, .offlineBanner() announces the loss, before \
          anything fails. The banner counts the messages that fail meanwhile, and no alert appears. \
          None of them has left the device, so all are sent when the network is back.
          """)
      }
      Section("Orders") {
        ThrowingView(id: model.visit, retry: .standard, operation: model.orders) { orders in
          Label("\(orders.count) orders", systemImage: "checkmark.circle")
        }
        .throwingViewParts(label: { _ in Text("No Orders") })
        .frame(maxWidth: .infinity, minHeight: 150)
      }
      Section("Result") {
        LabeledContent("First loads", value: "\(model.visit)")
        LabeledContent("On their way", value: "\(model.unsent)")
        LabeledContent("Sent", value: "\(model.sent)")
      }
    }
  }
}

/// A network that a switch turns off, and requests that need it.
@MainActor
@Observable
final class OfflineModel {
  /// Whether the network of this screen is reachable.
  var isReachable = true {
    didSet { tellListeners() }
  }
  /// The number of sent messages.
  private(set) var sent = 0
  /// The number of messages that are being sent, or that wait for the network or the person.
  private(set) var unsent = 0
  /// A counter that identifies the list's current life; a change loads the list again.
  private(set) var visit = 1

  /// The signal that reports whether the network is reachable.
  @ObservationIgnored private(set) lazy var network = NetworkSignal { [weak self] in
    AsyncStream { listener in
      Task { @MainActor in self?.add(listener) ?? listener.finish() }
    }
  }

  private let server = GalleryServer()
  @ObservationIgnored private var listeners: [AsyncStream<Bool>.Continuation] = []

  /// Sends a message.
  func send() async throws {
    _ = try await orders()
    sent += 1
  }

  /// Counts a message until it is sent or given up.
  func count(_ message: AttemptHandle<Void?>) {
    unsent += 1
    Task {
      _ = await message.value
      unsent -= 1
    }
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

#Preview { OfflineScreen().errorRouter(ErrorRouter(policy: .gallery)) }
