// Presents the errors of an operation as alerts.
import Foundation
import RecourseUI
import SwiftUI

struct DocumentView: View, ErrorAlerter {
  @State var alert = AlertContext()
  let document: Document

  var body: some View {
    VStack {
      Button("Save") { tryWithErrorAlert(document.save) }
      Button("Load") { tryWithErrorAlert(document.load) }
      Button("Export") {
        tryWithErrorAlert(document.export) { result in
          if case .success(let file) = result { document.share(file) }
        }
      }
    }
    .alert(alert)
  }
}

enum DocumentError: ErrorAlertConvertible {
  case readOnly

  var errorTitle: String { "The document is read-only" }
  var errorMessage: String { "Save a copy under another name." }
}

@MainActor
final class Document {
  func save() async throws { throw DocumentError.readOnly }

  func load() async throws {}

  func pages() async throws -> [String] { [] }

  func export(_ completion: @escaping (Result<URL, DocumentError>) -> Void) {
    completion(.failure(.readOnly))
  }

  func share(_ file: URL) {}
}

@MainActor
func pages(of document: Document, alerter: some ErrorAlerter) async -> [String] {
  let loading = alerter.tryWithErrorAlert { try await document.pages() }
  let pages = await loading.value ?? []
  return pages
}

func failElsewhere(alerter: some ErrorAlerter) {
  DispatchQueue.global().async {
    alerter.alertAsync(error: DocumentError.readOnly)
  }
}

@MainActor
@Observable
final class OrderModel {
  private(set) var orders: [String] = []
  var error: (any Error)?

  func load() async throws { orders = ["Coffee"] }
}

struct OrderScreen: View {
  @Bindable var model: OrderModel

  var body: some View {
    OrderList(orders: model.orders)
      .alert(describing: $model.error) { try await model.load() }
  }
}

struct OrderList: View {
  let orders: [String]

  var body: some View {
    List(orders, id: \.self) { order in Text(order) }
  }
}
