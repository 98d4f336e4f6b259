import Observation
@_spi(Testing) import SwiftUI
import Testing

/// Code in the manner of published apps, which has to compile without a change.
@MainActor
@Suite struct PublishedCodeTests {
  @Test func `a button style with an animated press compiles and works`() throws {
    let host = HeadlessHost(Checkout())
    try host.tap("Pay")
    #expect(host.screen.texts == ["Processing", "Pay"])
  }

  @Test func `a list with details compiles and works`() throws {
    let host = HeadlessHost(RecipeList())
    try host.tap("Soup")
    #expect(host.screen.title == "Soup")
    try host.tap("Favorite")
    try host.screen.goBack()
    #expect(host.screen.texts == ["Soup", "★", "Cake", "About"])
    try host.tap("About")
    #expect(host.screen.texts == ["Version 1"])
  }

  @Test func `a pause of the app's scene compiles and works`() {
    let host = HeadlessHost(Player())
    #expect(host.screen.texts == ["playing"])
    host.scenePhase = .background
    #expect(host.screen.texts == ["paused"])
  }
}

private struct ScalingButtonStyle: ButtonStyle {
  var color = Color.blue

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .foregroundColor(.white)
      .background(configuration.isPressed ? color.opacity(0.7) : color, in: Capsule())
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == ScalingButtonStyle {
  fileprivate static var scaling: ScalingButtonStyle { ScalingButtonStyle() }
}

private struct Checkout: View {
  @State private var isProcessing = false

  var body: some View {
    ZStack {
      if isProcessing {
        Color.black.opacity(0.4)
          .ignoresSafeArea()
          .overlay { Text("Processing").foregroundStyle(.white) }
      }
      Button("Pay") { isProcessing = true }
        .buttonStyle(.scaling)
    }
  }
}

private struct Recipe: Identifiable, Hashable {
  let id: Int
  let name: String
}

@MainActor
@Observable
private final class Favorites {
  var ids: Set<Recipe.ID> = []
}

private struct RecipeList: View {
  private let recipes = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Cake")]
  @State private var favorites = Favorites()

  var body: some View {
    NavigationStack {
      List {
        ForEach(recipes) { recipe in
          NavigationLink(value: recipe) {
            HStack {
              Text(recipe.name)
              if favorites.ids.contains(recipe.id) { Text("★") }
            }
          }
        }
        NavigationLink {
          Text("Version 1")
        } label: {
          Label("About", systemImage: "info.circle")
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: recipe)
      }
    }
    .environment(favorites)
  }
}

private struct RecipeDetail: View {
  let recipe: Recipe
  @Environment(Favorites.self) private var favorites

  var body: some View {
    VStack {
      Text(recipe.name)
      Button("Favorite") { favorites.ids.insert(recipe.id) }
        .buttonStyle(.borderedProminent)
        .tint(.orange)
    }
    .navigationTitle(recipe.name)
  }
}

private struct Player: View {
  @Environment(\.scenePhase) private var scenePhase
  @State private var isPlaying = true

  var body: some View {
    Text(isPlaying ? "playing" : "paused")
      .onChange(of: scenePhase) { _, newPhase in
        isPlaying = newPhase == .active
      }
  }
}
