import Foundation
import RecourseUI
import SwiftUI

struct MyView: View, ErrorAlerter {
  @State var alert = AlertContext()

  var body: some View {
    VStack {
      Button("Save", action: doSomething)
      Button("Export", action: exportAll)
      Button("Fail") { alert(error: MyError.general) }
    }
    .alert(alert)
  }
}

extension MyView {
  func doSomething() {
    let saving = tryWithErrorAlert(save)
    Task { await saving.value }
  }

  func exportAll() {
    tryWithErrorAlert(saveWithCompletion) { result in
      if case .success(let file) = result { print(file.lastPathComponent) }
    }
  }

  func save() async throws { throw MyError.general }

  func saveWithCompletion(
    _ completion: @escaping @Sendable (Result<URL, MyError>) -> Void
  ) {
    DispatchQueue.global().async { completion(.failure(.general)) }
  }
}
