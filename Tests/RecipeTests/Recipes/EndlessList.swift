import RecourseUI
import SwiftUI

struct EndlessList: View {
  let loadPage: @MainActor (_ number: Int) async throws -> [String]
  @State private var items: [String] = []
  @State private var nextPage: Int? = 1

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in Text(item) }
      if let number = nextPage {
        ThrowingView(id: number) {
          ProgressView()
        } operation: {
          let page = try await loadPage(number)
          items += page
          nextPage = page.isEmpty ? nil : number + 1
        }
      }
    }
  }
}
