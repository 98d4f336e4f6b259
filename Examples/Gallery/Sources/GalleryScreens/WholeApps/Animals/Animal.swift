/// An animal that the app knows, by its name at the service.
enum Animal: String, Codable, CaseIterable, Sendable {
  case okapi, hedgehog, otter, puffin, octopus, fennec, capybara
}
