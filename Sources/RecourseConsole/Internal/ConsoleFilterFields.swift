import Recourse
import SwiftUI

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
