import Recourse
import RecourseUI
import SwiftUI

/// The list of a console, and the sheets over it.
struct ConsoleList<Rows: View>: View {
  private let rows: Rows
  @State private var model: ConsoleModel
  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock

  init(journal: ErrorJournal, rows: Rows) {
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
