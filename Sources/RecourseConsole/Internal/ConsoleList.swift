import Recourse
import RecourseUI
import SwiftUI

/// The list of a console, and the sheets over it.
struct ConsoleList<Rows: View>: View {
  private let breaksOperations: Bool
  private let rows: Rows
  @State private var model: ConsoleModel
  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock

  init(journal: ErrorJournal, breaksOperations: Bool, rows: Rows) {
    self.breaksOperations = breaksOperations
    self.rows = rows
    _model = State(initialValue: ConsoleModel(journal))
  }

  var body: some View {
    model.describer = describer
    return List {
      Section {
        ConsoleFigures(model: model)
        ConsoleFilterFields(model: model)
      } header: {
        Text(verbatim: "Figures")
      }
      if breaksOperations { ConsoleFaults() }
      rows
      ConsoleReports(model: model)
    }
    .sheet(item: $model.selection) { selection in
      ConsoleDetail(model: model, group: selection.group)
    }
    .sheet(item: $model.export) { export in
      ConsoleExport(export: export)
    }
    .task { [model, clock] in await model.follow(by: clock) }
  }
}

/// The newest reports that match the filter, with one row for each group.
struct ConsoleReports: View {
  @Bindable var model: ConsoleModel

  var body: some View {
    Section {
      TextField(text: $model.filter.text) { Text(verbatim: "Search") }
      if model.groups.isEmpty {
        Text(verbatim: "Nothing like this was reported.")
          .foregroundStyle(.secondary)
      }
      ForEach(model.groups) { group in ConsoleRow(model: model, group: group) }
      if model.hasMore {
        Button(action: model.showMore) { Text(verbatim: "Show More") }
      }
    } header: {
      HStack {
        Text(verbatim: "Reports, the newest first.")
        Spacer()
        Button(action: model.makeExport) { Text(verbatim: "Export") }
      }
    }
  }
}

/// The row of one group of reports, which opens the group's details when pressed.
struct ConsoleRow: View {
  let model: ConsoleModel
  let group: ConsoleGroup
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = ConsoleText(
      describer: describer, showsPrivateDetails: model.showsPrivateDetails)
    let row = text.row(of: group)
    Button {
      model.open(group)
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text(verbatim: row.title)
            .lineLimit(2)
          if let count = row.count {
            Text(verbatim: count)
              .foregroundStyle(.secondary)
              .fixedSize()
          }
        }
        if let label = row.label {
          Text(verbatim: label)
            .font(.caption)
            .monospaced()
            .foregroundStyle(.secondary)
        }
        Text(verbatim: row.facts)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(row.spoken)
  }
}

/// The number of reports, in total and by outcome, and the events of guards.
struct ConsoleFigures: View {
  let model: ConsoleModel

  var body: some View {
    let counts = model.counts
    let outcomes = counts.outcomes
    VStack(alignment: .leading, spacing: 2) {
      Text(
        verbatim:
          "\(counts.reported) reported = \(counts.settled) settled + \(counts.pending) pending")
      Text(
        verbatim: outcomes.isEmpty
          ? "No outcome yet." : outcomes.joined(separator: ", ") + "."
      )
      .font(.caption)
      .foregroundStyle(.secondary)
      if let kept = model.kept, kept < counts.reported {
        Text(verbatim: "Only \(kept) are kept, the newest and all that are pending.")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      ForEach(model.guards, id: \.self) { line in
        Text(verbatim: line)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// A summary of the filter, with controls to change the filter on demand.
struct ConsoleFilterFields: View {
  @Bindable var model: ConsoleModel
  @State private var isOpen = false

  var body: some View {
    LabeledContent {
      Button {
        isOpen.toggle()
      } label: {
        Text(verbatim: isOpen ? "Hide Filter" : "Filter")
      }
    } label: {
      Text(verbatim: "Shown")
      Text(verbatim: summary)
    }
    if isOpen {
      Picker(selection: $model.filter.outcome) {
        ForEach(ConsoleFilter.OutcomeChoice.choices, id: \.self) { Text(verbatim: $0.title) }
      } label: {
        Text(verbatim: "Outcome")
      }
      Picker(selection: $model.filter.origin) {
        ForEach(ConsoleFilter.OriginChoice.choices, id: \.self) { Text(verbatim: $0.title) }
      } label: {
        Text(verbatim: "Origin")
      }
      Toggle(isOn: $model.showsPrivateDetails) { Text(verbatim: "Private details") }
    }
  }

  private var summary: String {
    let outcome =
      model.filter.outcome == .all ? "All outcomes" : "Outcome \(model.filter.outcome.title)"
    let origin =
      model.filter.origin == .all ? "all origins" : "origin \(model.filter.origin.title)"
    let details = model.showsPrivateDetails ? "with private details" : "no private details"
    return [outcome, origin, details].joined(separator: ", ") + "."
  }
}
