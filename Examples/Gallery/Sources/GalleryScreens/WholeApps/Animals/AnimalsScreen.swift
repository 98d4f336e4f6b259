import RecourseStore
import RecourseUI
import SwiftUI

/// An app on a store, which fetches animals.
///
/// Choose a fault and fetch: the store retries transient errors, and an alert presents the failure
/// that remains. The history lists all actions, and each of them leads back to its state. A
/// past state sends no request and presents no alert, so that you can look at it in peace.
struct AnimalsScreen: View {
  @State private var model: AnimalsModel
  @Environment(\.attemptOperation) private var attempt
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// Creates the screen of a model; the default model has an app of its own.
  init(model: AnimalsModel = AnimalsModel()) { _model = State(initialValue: model) }

  var body: some View {
    let history = HistorySections(history: model.history)
    Group {
      if horizontalSizeClass == .compact {
        SettingsBelow(height: 280, content: { app }, settings: { history })
      } else {
        HStack(spacing: 0) {
          app
          Divider()
          Form { history }.frame(width: 340)
        }
      }
    }
    .environment(\.layoutDirection, model.language.isRightToLeft ? .rightToLeft : .leftToRight)
    .alert(
      model.store.alerts(
        for: \.error, dismiss: .errorSeen, tryAgain: .fetch,
        describer: model.language.animalDescriber))
  }

  private var app: some View {
    let (store, state) = (model.store, model.store.state[\.self])
    return Form {
      Section("An Animal") {
        VStack {
          Spacer(minLength: 0)
          Text(verbatim: model.language.name(of: state.current)).font(.title)
          if case .underWay(let attempt) = state.fetch {
            ProgressView { Text(verbatim: model.language.progress(ofAttempt: attempt)) }
          }
          Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, minHeight: 132)
        ExplainedRow(
          "The next one", "Up to three attempts, which Cancel ends: Effect.retry.",
          code: "func animalMiddleware"
        ) {
          HStack {
            Button("Cancel") { store.dispatch(.cancel) }.disabled(!state.isFetching)
            Button("Fetch") { store.dispatch(.fetch) }.disabled(state.isFetching)
          }
        }
      }
      Section("The Service") {
        ScenarioPicker(server: model.server, scenarios: .ofAnimals)
        Picker("Language", selection: $model.language) {
          ForEach(ErrorLanguage.ofAnimals) { Text($0.name) }
        }
      }
      Section("A File") {
        ExplainedRow(
          "Save the actions", "The file has a line for each action: StoreHistory.file().",
          code: "func save"
        ) {
          Button("Save") { attempt { try model.save() } }
        }
        ExplainedRow(
          "Replay the actions", "They run again, without network: replay(file:).",
          code: "func replay"
        ) {
          Button("Replay") { attempt { try model.replay() } }
        }
      }
    }
  }
}

#Preview { AnimalsScreen().errorRouter(ErrorRouter(policy: .gallery)) }
