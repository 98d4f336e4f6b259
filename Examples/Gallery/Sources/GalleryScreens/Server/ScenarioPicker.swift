import SwiftUI

/// A picker of the scenario at a server.
struct ScenarioPicker: View {
  @Bindable var server: GalleryServer
  let scenarios: [ServerScenario]

  var body: some View {
    Picker("Scenario", selection: $server.scenario) {
      ForEach(scenarios, id: \.self) { Text($0.title) }
    }
  }
}
