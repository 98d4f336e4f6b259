import Observation
import SharedErrors

/// What the account does, without a screen.
@MainActor
@Observable
final class AccountModel {
  /// What the shop keeps of a person.
  static let kinds = ["orders", "invoices", "messages"]

  private(set) var profile: Profile?
  /// Whether the profile may have changed since it was loaded.
  private(set) var isOutOfDate = false
  /// What was counted so far.
  private(set) var counts: [String: Int] = [:]

  private let service: any AccountService

  init(service: any AccountService) {
    self.service = service
  }

  /// How far the counting is, in words.
  var countText: String {
    let texts = Self.kinds.compactMap { kind in counts[kind].map { "\($0) \(kind)" } }
    return texts.isEmpty ? "Nothing counted yet" : texts.joined(separator: ", ")
  }

  func load() async throws {
    profile = try await service.profile()
    isOutOfDate = false
  }

  func forgetCounts() {
    counts = [:]
  }

  func count(_ kind: String) async throws {
    counts[kind] = try await service.count(of: kind)
  }

  func uploadPortrait() async throws {
    try await service.upload(portrait: "a drawing")
  }

  /// Handles what only means that the profile is old, and throws what concerns the whole app.
  ///
  /// A case that is added to ``APIError`` stops this from compiling, until somebody has thought of it.
  func recover(from error: APIError) throws {
    switch error {
    case .networkUnavailable, .serviceUnavailable:
      isOutOfDate = true
    case .sessionExpired, .unreadableAnswer:
      throw error
    }
  }
}
