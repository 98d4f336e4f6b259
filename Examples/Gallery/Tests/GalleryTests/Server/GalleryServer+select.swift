import Testing

@testable import GalleryScreens  // The server is the app's own.

extension GalleryServer {
  /// Selects a scenario by its title, as a person does.
  func select(_ title: String, from scenarios: [ServerScenario]) throws {
    scenario = try #require(scenarios.first { $0.title == title })
  }
}
