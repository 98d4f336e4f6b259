import RecourseStore
import RecourseUI
import SwiftUI

/// An app on a store: it fetches animals, handles failures, and records all actions in a history.
struct AnimalsScreen: View {
  @State private var model: AnimalsModel
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// Creates the screen of a model; the default model has an app of its own.
  init(model: AnimalsModel = AnimalsModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    Group {
      if horizontalSizeClass == .compact {
        SettingsBelow(height: 280) {
          AnimalForm(model: model)
        } settings: {
          HistorySections(history: model.history)
        }
      } else {
        HStack(spacing: 0) {
          AnimalForm(model: model)
          Divider()
          Form { HistorySections(history: model.history) }
            .frame(width: 340)
        }
      }
    }
    .environment(\.layoutDirection, model.language.isRightToLeft ? .rightToLeft : .leftToRight)
    .alert(
      model.store.alerts(
        for: \.animal.error, dismiss: .animal(.errorSeen), tryAgain: .animal(.fetch),
        describer: model.words.describer))
  }
}

/// The app, and controls for the scenario at its service.
private struct AnimalForm: View {
  @Bindable var model: AnimalsModel

  var body: some View {
    Form {
      Section("An Animal") {
        AnimalView(
          store: model.store.scope(state: \.animal, action: AnimalAppAction.animal),
          words: model.words)
      }
      Section("The Service") {
        CasePicker("Scenario", selection: $model.scenario)
        Picker("Language", selection: $model.language) {
          ForEach(AnimalWords.languages) { Text($0.name) }
        }
      }
      FileSection(model: model)
    }
  }
}

#Preview {
  AnimalsScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
