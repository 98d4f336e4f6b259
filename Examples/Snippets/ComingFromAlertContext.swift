// Moves an observable object that holds an alert over to an alert context.
import Observation
import RecourseUI
import SwiftUI

@MainActor
enum Before {
  @Observable
  final class AlertContext {
    var isActive = false
    private(set) var title = ""

    func present(_ title: String) {
      self.title = title
      isActive = true
    }
  }

  struct PhotosView: View {
    @State private var alert = AlertContext()

    var body: some View {
      Button("Delete") { alert.present("You’re offline") }
        .alert(alert.title, isPresented: $alert.isActive) {
          Button("OK") {}
        }
    }
  }
}

enum After {
  struct PhotosView: View {
    @State private var alert = AlertContext()

    var body: some View {
      Button("Delete") { alert.present(AlertContent(title: "You’re offline")) }
        .alert(alert)
    }
  }
}
