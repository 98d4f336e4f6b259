import Foundation

@testable import GalleryScreens  // The shop is the app's own.

/// A shop with the same books as the real one, but without a server in between.
@MainActor
final class ScriptedShop: BasketService {
  /// The fault of a request.
  enum Fault: Equatable {
    /// The request doesn’t reach the shop.
    case refused(BasketError)
    /// The request is carried out, but the answer doesn’t reach the app.
    case answerLost
  }

  var books = BasketBooks()
  /// The faults of the next requests, in order; nil is a request without a fault.
  var faults: [Fault?] = []
  /// The identities of the changes sent so far; nil is a query.
  private(set) var requests: [BasketChange.ID?] = []
  private var isBusy = false
  /// Whether two requests were ever in flight at the same time.
  private(set) var wasHurried = false
  /// Whether answers wait for ``answer()``.
  var holdsAnswers = false
  private var held: [CheckedContinuation<Void, Never>] = []

  func basket() async throws(BasketError) -> Basket {
    try await serve(nil) { _ throws(BasketError) in }
  }

  func carryOut(_ change: BasketChange) async throws(BasketError) -> Basket {
    try await serve(change.id) { books throws(BasketError) in try books.carryOut(change) }
  }

  /// Delivers the answers that were held back.
  func answer() {
    let held = held
    self.held = []
    for continuation in held { continuation.resume() }
  }

  private func serve(
    _ id: BasketChange.ID?, _ body: (inout BasketBooks) throws(BasketError) -> Void
  ) async throws(BasketError) -> Basket {
    requests.append(id)
    if isBusy { wasHurried = true }
    isBusy = true
    defer { isBusy = false }
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    await Task.yield()
    if holdsAnswers { await withCheckedContinuation { held.append($0) } }
    if case .refused(let error) = fault { throw error }
    do {
      try body(&books)
    } catch {
      throw fault == .answerLost ? .unanswered : error
    }
    if fault == .answerLost { throw .unanswered }
    return books.basket
  }
}
