import Observation
import SharedErrors

/// The state and operations of the account, independent of its views.
@MainActor
@Observable
final class AccountModel {
  /// The kinds of records that the shop keeps for a person.
  static let kinds = ["orders", "invoices", "messages"]

  private(set) var profile: Profile?
  /// Whether the profile may have changed since it was loaded.
  private(set) var isOutOfDate = false
  /// The numbers of records by kind, as far as counted.
  private(set) var counts: [String: Int] = [:]

  private let service: any AccountService

  init(service: any AccountService) {
    self.service = service
  }

  /// The counts so far, in words.
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

  /// Handles an error that only makes the profile outdated, and throws errors that concern the
  /// whole app.
  ///
  /// The switch has no default, so that a new case of ``APIError`` doesn't compile until it is
  /// handled here.
  func recover(from error: APIError) throws {
    switch error {
    case .networkUnavailable, .serviceUnavailable:
      isOutOfDate = true
    case .sessionExpired, .unreadableAnswer:
      throw error
    }
  }
}
