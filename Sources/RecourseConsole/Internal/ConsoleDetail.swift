import Recourse
import RecourseUI
import SwiftUI

/// The details of one row: a single report, or the group of reports that share the row.
struct ConsoleDetail: View {
  /// The number of entries and of variants that are shown initially.
  static let page = 20

  @Bindable var model: ConsoleModel
  let group: ConsoleGroup
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = ConsoleText(describer: describer, showsPrivateDetails: model.showsPrivateDetails)
    let words = text.words(of: group)
    let entries = group.group
    ConsoleSheet(title: title(in: text)) {
      Section {
        Text(verbatim: text.row(of: group).title)
          .font(.headline)
          .selectable()
        ConsoleFact("Outcome", text.outcome(of: group))
        ConsoleFact("Support code", entries.lead.supportCode.description)
        ConsoleFact("Origin", words.origin)
        ConsoleFact("Attempt", words.attempt)
        if entries.reported == 1 {
          ConsoleFact("Reported", text.moment(entries.lead.date))
          if let settled = entries.lead.settled {
            ConsoleFact("Settled", text.moment(settled))
          }
        } else {
          ConsoleFact("Latest", text.moment(entries.latest.date))
          ConsoleFact("First", text.moment(entries.first.date))
          if entries.forgotten > 0 { ConsoleFact("Kept", text.number(entries.count)) }
        }
      }
      if entries.reported > 1 {
        Section {
          ConsoleLines(count: entries.count, page: Self.page) { text.occurrence($0, of: group) }
        } header: {
          Text(verbatim: "Each Report, the Newest First")
        }
      }
      ConsoleTexts("Why It Went There", lines: path(in: words))
      ConsoleTexts("Where It Was Reported", lines: words.sources, isCode: true)
      ConsoleTexts("Causes", lines: group.causes, isCode: true)
      ConsoleTexts("Fingerprint", lines: words.problems, isCode: true)
      if !words.publicDetails.isEmpty {
        ConsoleTexts("Public Details", lines: words.publicDetails, isCode: true)
      }
      if !words.breadcrumbs.isEmpty {
        ConsoleTexts("The Last Steps Before It", lines: words.breadcrumbs, isCode: true)
      }
      if !words.situation.isEmpty {
        ConsoleTexts("The App and the Device", lines: words.situation, isCode: true)
      }
      Section {
        Toggle(isOn: $model.showsPrivateDetails) { Text(verbatim: "Private details") }
        if model.showsPrivateDetails {
          ForEach(text.words(of: group.lead), id: \.self) { ConsoleLine(text: $0) }
          ConsoleLine(text: ConsoleText.value(of: group.lead.report.error), isCode: true)
        }
      } header: {
        Text(verbatim: "For Your Eyes Only")
      }
    }
  }

  private func title(in text: ConsoleText) -> String {
    group.group.reported == 1
      ? "Report #\(group.group.lead.number)"
      : "\(text.number(group.group.reported)) Reports"
  }

  private func path(in words: JournalGroupText) -> [String] {
    let path = words.path
    if !path.isEmpty { return path }
    return [group.id.outcome == nil ? "It has no outcome yet." : "No rule was recorded."]
  }
}

/// A name and its value, side by side.
struct ConsoleFact: View {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    LabeledContent {
      Text(verbatim: value)
        .multilineTextAlignment(.trailing)
        .selectable()
    } label: {
      Text(verbatim: name)
    }
  }
}

/// A section of texts under a title.
struct ConsoleTexts: View {
  let title: String
  let lines: [String]
  let isCode: Bool

  init(_ title: String, lines: [String], isCode: Bool = false) {
    self.title = title
    self.lines = lines
    self.isCode = isCode
  }

  var body: some View {
    Section {
      ConsoleLines(count: lines.count, page: ConsoleDetail.page, isCode: isCode) { lines[$0] }
    } header: {
      Text(verbatim: title)
    }
  }
}
