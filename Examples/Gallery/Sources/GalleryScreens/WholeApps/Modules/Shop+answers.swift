import FeatureA
import FeatureB
import FeatureC
import Foundation
import RecourseTestServer

extension Shop {
  /// The items in the cart.
  nonisolated static let cartItems = [
    CartItem(id: 1, title: "Lamp", price: 89), CartItem(id: 2, title: "Teapot", price: 34),
    CartItem(id: 3, title: "Notebook", price: 12),
  ]

  nonisolated static let profile = Profile(name: "Ada Lovelace", address: "12 St James’s Square")

  nonisolated static let documents = [
    Document(id: 1, title: "Letters"), Document(id: 2, title: "Notes on the Engine"),
    Document(id: 3, title: "Bernoulli"),
  ]

  /// Returns the server's response, which is 401 without a session.
  nonisolated static func answer(to request: ServerRequest) -> ServerResponse {
    guard request.path == "/session" || request.headers["authorization"] == token else {
      return ServerResponse(status: 401)
    }
    let body = String(decoding: request.body, as: UTF8.self)
    return switch request.path {
    case "/cart": .encoding(cartItems)
    case "/profile": .encoding(profile)
    case "/documents": .encoding(documents)
    case "/orders": .json("4")
    case "/invoices": .json("2")
    case "/messages": .json("7")
    case "/session": ServerResponse(status: body == "lovelace" ? 200 : 403)
    // The lamp is sold out.
    case "/reservation": ServerResponse(status: body.contains("1") ? 409 : 200)
    case "/payment": ServerResponse(status: Int(body) ?? 0 > 100 ? 402 : 200)
    case "/voucher": ServerResponse(status: 410)
    case "/portrait": ServerResponse(status: 415)
    case "/documents/2": ServerResponse(status: 409)
    case "/documents/1", "/documents/3": ServerResponse()
    default: ServerResponse(status: 404)
    }
  }
}
