import Recourse
import SwiftUI

/// All that the journal knows of a report.
struct ConsoleDetail: View {
  @Bindable var model: ConsoleModel
  let entry: ConsoleEntry
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let record = JournalRecord(entry.entry)
    let text = ConsoleText(describer: describer, showsPrivateDetails: model.showsPrivateDetails)
    let row = text.row(of: entry)
    ConsoleSheet(title: "Report #\(record.number)") {
      Section {
        Text(verbatim: row.title)
          .font(.headline)
          .selectable()
        ConsoleFact("Outcome", outcome(in: text))
        ConsoleFact("Support code", record.supportCode.description)
        ConsoleFact("Origin", record.origin.rawValue)
        ConsoleFact("Attempt", "\(record.attempt)")
        ConsoleFact("Reported", text.moment(record.date))
        if let settled = record.settled { ConsoleFact("Settled", text.moment(settled)) }
      }
      ConsoleTexts("Why It Went There", lines: path(of: record))
      ConsoleTexts("Where It Was Reported", lines: [record.source.description], isCode: true)
      let causes = entry.entry.report.error.causeTree.developerText
      ConsoleTexts("Causes", lines: [causes], isCode: true)
      ConsoleTexts("Fingerprint", lines: [record.fingerprint.text], isCode: true)
      if !record.publicDetails.isEmpty {
        ConsoleTexts("Public Details", lines: record.publicDetails, isCode: true)
      }
      Section {
        Toggle(isOn: $model.showsPrivateDetails) { Text(verbatim: "Private details") }
        if model.showsPrivateDetails {
          ForEach(text.words(of: entry.entry), id: \.self) { ConsoleLine(text: $0) }
          ConsoleLine(text: ConsoleText.value(of: entry.entry.report.error), isCode: true)
        }
      } header: {
        Text(verbatim: "For Your Eyes Only")
      }
    }
  }

  private func outcome(in text: ConsoleText) -> String {
    guard case .coalesced(let other) = entry.entry.outcome else { return text.outcome(of: entry) }
    return text.outcome(of: entry) + (model.number(of: other).map { " into #\($0)" } ?? "")
  }

  private func path(of record: JournalRecord) -> [String] {
    if !record.path.isEmpty { return record.path.map(\.description) }
    return [record.outcome == nil ? "It has no outcome yet." : "No rule was recorded."]
  }
}
