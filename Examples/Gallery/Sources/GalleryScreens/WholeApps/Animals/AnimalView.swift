import RecourseStore
import SwiftUI

/// The animal, the progress of a fetch, and buttons to start and cancel a fetch.
struct AnimalView: View {
  let store: Store<AnimalState, AnimalAction>
  let words: AnimalWords

  var body: some View {
    VStack {
      Spacer(minLength: 0)
      Text(verbatim: store.state.current.map(words.name) ?? words.nothingYet)
        .font(.title)
      if case .underWay(let retry) = store.state.fetch {
        ProgressView { Text(verbatim: words.progress(of: retry)) }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, minHeight: 132)
    LabeledContent {
      HStack {
        Button("Cancel") { store.dispatch(.cancel) }
          .disabled(!store.state.isFetching)
        Button("Fetch") { store.dispatch(.fetch) }
          .disabled(store.state.isFetching)
      }
    } label: {
      Text("The next one")
      Text("Effect.retry makes up to three attempts; Cancel ends them.")
    }
  }
}
