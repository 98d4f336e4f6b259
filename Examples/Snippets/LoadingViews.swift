// Shows loading content, and its failures in the place where users expect them.
import Observation
import RecourseStore
import RecourseUI
import SwiftUI

struct OrdersScreen: View {
  let shop: Shop

  var body: some View {
    ThrowingView(retry: .interactive, operation: shop.orders) { orders in
      List(orders) { order in Text(order.title) }
    }
  }
}

struct OrderScreen: View {
  let shop: Shop
  let id: Order.ID

  var body: some View {
    ThrowingView(id: id, operation: { try await shop.order(id) }) { order in
      Text(order.title)
      ThrowingButton("Cancel the Order", role: .destructive) { try await shop.cancel(order) }
    }
    .onError(of: ShopError.self) { error in
      guard error == .signedOut else { throw error }
      shop.isSigningIn = true
    }
  }
}

struct PhotosScreen: View {
  @State private var library = Library()

  var body: some View {
    ThrowingView {
      LibraryGrid(library: library)
    } label: {
      Text("Error")
    } description: {
      Text("There was an error loading this page.")
    } operation: {
      try await library.open()
    }
  }
}

struct AlbumScreen: View {
  @State private var library = Library()

  var body: some View {
    LibraryGrid(library: library)
      .throwingView {
        Text("Error")
      } description: {
        Text("There was an error loading this page.")
      } operation: {
        try await library.open()
      }
  }
}

struct DownloadScreen: View {
  let shop: Shop

  var body: some View {
    ThrowingView(operation: shop.download(reporting:)) { pages in
      ForEach(pages, id: \.self) { Text($0) }
    }
    .throwingViewParts(empty: { Text("The book has no pages.") })
    .throwingViewStyle(QuietStyle())
  }
}

@MainActor
final class InboxModel {
  let letters: Loader<[String]>

  init(shop: Shop, router: ErrorRouter) {
    letters = Loader(retry: .interactive, router: router) { try await shop.letters() }
  }
}

struct InboxScreen: View {
  let model: InboxModel

  var body: some View {
    ThrowingView(model.letters) { letters in
      List(letters, id: \.self) { Text($0) }
    }
  }
}

struct ShelfState {
  var books = LoadState<[String]>.idle
}

enum ShelfAction {
  case books(LoadAction<[String]>)
}

struct ShelfScreen: View {
  let store: Store<ShelfState, ShelfAction>

  var body: some View {
    ThrowingView(store.state.books) {
      await store.dispatch(.books(.reload)).finish()
    } content: { books in
      List(books, id: \.self) { Text($0) }
    }
  }
}

struct QuietStyle: ThrowingViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.phase {
    case .loading: ProgressView(value: configuration.progress)
    case .content: configuration.content
    case .empty: configuration.empty
    case .failed:
      configuration.label
      if let countdown = configuration.failure?.countdown { RetryCountdownText(countdown) }
      configuration.actions
    }
  }
}

struct ShopScreen: View {
  let shop: Shop

  var body: some View {
    ErrorBoundary(of: ShopError.self, resetKeys: [shop.isSigningIn]) {
      OrdersScreen(shop: shop)
        .throwingTask { try await shop.connect() }
        .throwingRefreshable { try await shop.connect() }
    } fallback: { failure in
      Text(failure.count == 1 ? "The shop is closed." : "The shop is still closed.")
      Button("Try Again") { failure.reset() }
    } onReset: { reset in
      if reset == .requested { shop.forget() }
    }
  }
}

struct SyncButton: View {
  let shop: Shop
  @Environment(\.reportError) private var report

  var body: some View {
    Button("Sync") {
      do { try shop.sync() } catch { report(error, origin: .userAction) }
    }
  }
}

struct Order: Identifiable, Sendable {
  let id: Int
  let title: String
}

enum ShopError: Error, Equatable { case signedOut, closed }

@MainActor
@Observable
final class Shop {
  var isSigningIn = false

  func orders() async throws -> [Order] { [] }

  func order(_ id: Order.ID) async throws -> Order { throw ShopError.signedOut }

  func cancel(_ order: Order) async throws { throw ShopError.closed }

  func letters() async throws -> [String] { ["Dear customer"] }

  func connect() async throws {}

  func sync() throws { throw ShopError.closed }

  func forget() {}

  func download(reporting progress: LoadProgress) async throws -> [String] {
    progress.report(0.5)
    return ["Once upon a time"]
  }
}

@MainActor
@Observable
final class Library {
  private(set) var pictures: [String] = []

  func open() async throws { pictures = ["Sunset"] }
}

struct LibraryGrid: View {
  let library: Library

  var body: some View {
    ForEach(library.pictures, id: \.self) { Text($0) }
  }
}
