import Foundation
import RecourseTestServer

/// The shop's record of the basket, and of the changes sent to it.
struct BasketBooks {
  struct Answer: Codable {
    let refusal: Refusal?
    let basket: Basket
  }

  /// The available quantities of scarce goods; goods without an entry are unlimited.
  var stock: [Goods: Int] = [:]
  private(set) var basket = Basket()
  /// The answers so far: a refusal, or nil for a change that was carried out.
  private(set) var answers: [BasketChange.ID: Refusal?] = [:]

  /// Carries out a change once; a repeated change gets the same answer as the first time.
  mutating func carryOut(_ change: BasketChange) -> Refusal? {
    if let answer = answers[change.id] { return answer }
    let wanted = basket.applying(change)
    let left = stock[change.goods] ?? .max
    let isRefused = change.number > 0 && wanted[change.goods, default: 0] > left
    let refusal = isRefused ? Refusal(id: change.id, goods: change.goods, left: left) : nil
    if !isRefused { basket = wanted }
    answers.updateValue(refusal, forKey: change.id)
    return refusal
  }

  /// Returns the response to a request whose body is a change.
  mutating func respond(to request: ServerRequest) -> ServerResponse {
    stock = request.path == "/limited" ? [.jam: 3, .coffee: 0] : [:]
    guard let change = try? JSONDecoder().decode(BasketChange.self, from: request.body) else {
      return ServerResponse(status: 400)
    }
    return .encoding(Answer(refusal: carryOut(change), basket: basket))
  }
}
