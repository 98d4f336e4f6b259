import Observation

/// The parts of a shop that the screens of this app talk to.
@MainActor
@Observable
final class Shop {
  private(set) var isOpen = true
  var refusal: ValidationError?

  func pay() async throws { throw APIError.sessionExpired }

  func orders() async throws -> [Order] { [Order(id: 1, title: "Tea")] }

  func open() async throws { isOpen = true }
}

struct Order: Identifiable, Equatable, Codable, Sendable {
  let id: Int
  var title: String
  var isUrgent = false
}
