@testable import GalleryScreens  // The shop is the app's own.

/// A shop with the same books as the real one, but without a server in between.
@MainActor
final class ScriptedShop {
  var books = BasketBooks()
  /// The errors of the next requests, in order; nil is a request without an error.
  ///
  /// An unanswered request is carried out; any other request with an error isn't.
  var faults: [BasketError?] = []
  /// The identities of the changes sent so far.
  private(set) var requests: [BasketChange.ID] = []
  private var isBusy = false
  /// Whether two requests were ever in flight at the same time.
  private(set) var wasHurried = false

  func send(_ change: BasketChange) async throws(BasketError) -> Basket {
    requests.append(change.id)
    if isBusy { wasHurried = true }
    isBusy = true
    defer { isBusy = false }
    let fault = faults.isEmpty ? nil : faults.removeFirst()
    await Task.yield()
    if let fault, fault != .unanswered { throw fault }
    let refusal = books.carryOut(change)
    if let fault { throw fault }
    if let refusal { throw .refused(refusal) }
    return books.basket
  }
}
