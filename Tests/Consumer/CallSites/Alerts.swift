import RecourseUI
import SwiftUI

enum AppAlert: AlertProvider {
  case warning

  var alert: AlertContent {
    switch self {
    case .warning: AlertContent(title: "Something is wrong", message: "Look again.")
    }
  }
}

struct AlertsView: View {
  @State private var alert = AlertContext()
  @State private var sheet = SheetContext()

  var body: some View {
    VStack {
      Button("Warn") { alert.present(AppAlert.warning) }
      Button("Save") {
        alert.present(AlertContent(title: "Saved", message: "Your changes are safe."))
      }
      Button("Details") { sheet.present { Details() } }
      InjectedView(alert: alert)
      EnvironmentView()
    }
    .environment(alert)
    .alert(alert)
    .sheet(sheet)
  }
}

struct Details: View {
  @State private var alertContext = AlertContext()

  var body: some View {
    Button("Warn") { alertContext.present(AppAlert.warning) }
      .alert(context: alertContext)
  }
}

struct InjectedView: View {
  let alert: AlertContext

  var body: some View {
    Button("Warn") { alert.present(AppAlert.warning) }
  }
}

struct EnvironmentView: View {
  @Environment(AlertContext.self) private var alert

  var body: some View {
    Button("Warn") { alert.present(AppAlert.warning) }
  }
}
