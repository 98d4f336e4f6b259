// Presents the errors of an intent in Siri and in Shortcuts.
import Foundation
import Recourse
import RecourseIntents

struct CoffeeShop: Sendable {
  static let shared = CoffeeShop()

  func orderCoffee() async throws {}
}

func orderCoffee(recordingErrorsIn journal: ErrorJournal) async throws {
  try await withIntentErrors(journal: journal) {
    try await withRetry(.interactive, idempotency: .nonIdempotent) {
      try await CoffeeShop.shared.orderCoffee()
    }
  }
}

extension ErrorDescriber {
  static let shop = ErrorDescriber(
    catalog: ErrorCatalog().mapping(domain: "Shop", codes: [7], to: .signInNeeded))
}

func pay(_ amount: Int, in shop: CoffeeShop) async throws {
  try await withIntentErrors(describedBy: .shop) {
    try await shop.orderCoffee()
  }
}

#if canImport(AppIntents)
  import AppIntents

  struct OrderCoffee: AppIntent {
    static let title: LocalizedStringResource = "Order Coffee"

    func perform() async throws -> some IntentResult {
      try await withIntentErrors { try await CoffeeShop.shared.orderCoffee() }
      return .result()
    }
  }
#endif
