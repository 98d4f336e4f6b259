import Recourse
import RecourseUI
@_spi(Testing) import SwiftUI

/// The number of views evaluated for an alert, among views that could have presented it.
enum AlertBenchmarks {
  static let all = [
    Benchmark(name: "views.evaluated-per-alert", unit: "views", goal: .value(1)) {
      let context = AlertContext()
      let host = HeadlessHost(Rows(alert: context))
      defer { host.close() }
      host.resetEvaluations()
      context.present(AlertContent(title: "Saved", message: "Your changes are safe."))
      await host.wait { host.alert != nil }
      return Benchmark.Figures(value: Double(host.evaluations))
    }
  ]

  private struct Rows: View {
    let alert: AlertContext

    var body: some View {
      List {
        ForEach(0..<10_000, id: \.self) { Row(number: $0, alert: alert) }
      }
      .alert(alert)
    }
  }

  private struct Row: View {
    let number: Int
    let alert: AlertContext

    var body: some View {
      Button("Row \(number)") { alert.present(AlertContent(title: "Row \(number)")) }
    }
  }
}
