import RecourseUI
import SwiftUI

/// The reports, each with the person's words, the deciding rules, and its place or outcome.
struct ReportList: View {
  let history: ReportHistory
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          if history.entries.isEmpty {
            Text("Cause a failure, and read here which rule has decided where it appears.")
          }
          ForEach(history.entries) { entry in
            VStack(alignment: .leading, spacing: 2) {
              Text(verbatim: entry.report.title ?? describer.describe(entry.report.error).title)
                .font(.headline)
              Text(verbatim: history.explanation(of: entry)).font(.footnote).monospaced()
                .selectable()
                .environment(\.layoutDirection, .leftToRight)
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
      }
      .frame(height: 200)
    }
  }
}
