import Foundation
import Observation
import RecourseConsole
import RecourseUI
import SwiftUI

/// A console for developers.
///
/// Report an error and open its row: the console shows its causes, its way through the policies and
/// its outcome. Report a flood: one row counts it, so that other errors stay visible. The console
/// shows no private data, and neither does its export.
struct ConsoleScreen: View {
  @State private var model: ConsoleModel
  @Environment(ErrorRouter.self) private var router

  /// Creates the screen of a model; the default model has reported nothing yet.
  init(model: ConsoleModel = ConsoleModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    ErrorConsole(router.journal) {
      Section("Try It") {
        CapabilityRow(
          title: "One error",
          explanation: "Each press is a different error: router.report(_:origin:).",
          button: "Report One"
        ) {
          Task { await model.reportOne(to: router) }
        }
        CapabilityRow(
          title: "A flood", explanation: "Reports of one cause coalesce into one row with a count.",
          button: "Report \(ConsoleModel.flood)"
        ) {
          model.reportFlood(to: router)
        }
        CapabilityRow(
          title: "The end of the flood",
          explanation: "Resolves the reports of the flood: router.resolve(_:).",
          button: "Resolve", isEnabled: model.isFlooded && router.journal.status.pending > 0
        ) {
          model.resolveFlood(router)
        }
        Toggle("An error every half second", isOn: $model.isStreaming)
      }
    }
    .resolvesReportsOnDisappear()
    .task(id: model.isStreaming) { await model.stream(to: router) }
  }
}

/// Reports errors one by one, or as a flood.
@MainActor
@Observable
final class ConsoleModel {
  static let flood = 500
  /// The interval between the reports of the stream.
  static let pace = Duration.milliseconds(500)

  /// Whether errors are reported continuously.
  var isStreaming = false
  /// Whether reports of the flood are unresolved.
  private(set) var isFlooded = false

  private let clock: any Clock<Duration>
  private var next = 0

  /// Creates a model that has reported nothing yet; the clock measures the pace.
  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  /// Runs the operation of the next example, and reports its error.
  func reportOne(to router: ErrorRouter) async {
    let (origin, example) = ErrorExample.reports[next % ErrorExample.reports.count]
    next += 1
    router.report(await example.error(), origin: origin)
  }

  /// Reports the same error repeatedly, like an app that loses its network connection.
  func reportFlood(to router: ErrorRouter) {
    isFlooded = true
    for _ in 1...Self.flood {
      router.report(
        URLError(.notConnectedToInternet), origin: .userAction, resolvedBy: [.connection])
    }
  }

  /// Resolves the reports of the flood, like an app that is online again.
  func resolveFlood(_ router: ErrorRouter) {
    isFlooded = false
    router.resolve(.connection)
  }

  /// Reports one error after another while the stream is on.
  func stream(to router: ErrorRouter) async {
    while isStreaming, !Task.isCancelled {
      await reportOne(to: router)
      try? await clock.sleep(for: Self.pace)
    }
  }
}

extension ErrorReport.Key {
  fileprivate static let connection: Self = "connection"
}

#Preview { ConsoleScreen().errorRouter(ErrorRouter(policy: .gallery)) }
