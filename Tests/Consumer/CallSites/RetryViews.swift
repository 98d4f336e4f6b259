import RecourseUI
import SwiftUI

struct RetryView: View {
  let shop: Shop

  var body: some View {
    ThrowingView {
      SomeView()
    } label: {
      Text("Error")
    } description: {
      Text("There was an error loading this page.")
    } operation: {
      try await shop.open()
    }
  }
}

struct ModifiedView: View {
  let shop: Shop

  var body: some View {
    SomeView()
      .throwingView {
        Text("Error")
      } description: {
        Text("There was an error loading this page.")
      } operation: {
        try await shop.open()
      }
  }
}

struct SomeView: View {
  var body: some View {
    Text("Hello")
  }
}
