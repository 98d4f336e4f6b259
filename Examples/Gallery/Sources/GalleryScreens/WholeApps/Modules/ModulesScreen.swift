import FeatureA
import FeatureB
import RecourseUI
import SwiftUI

/// An app made of modules, whose errors follow a single policy.
struct ModulesScreen: View {
  @State private var model = ModulesModel()
  @State private var sheet = SheetContext()
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    SettingsBelow(height: 236) {
      Group {
        switch model.module {
        case .cart: CartView(service: model.shop)
        case .account: AccountView(service: model.shop)
        case .synchronization: SyncForm(model: model)
        }
      }
      .id(model.visit)
    } settings: {
      ShopSection(model: model)
    }
    .withdrawsReportsOnDisappear()
    .sheet(sheet)
    .onErrorRoute(.signIn) { _ in
      await model.signIn {
        _ = await sheet.present { SignInView(service: model.shop) }.answer
      }
    }
    .task { await model.forwardFailures(to: router) }
  }
}

/// The scenario at the shop, and the selected module.
private struct ShopSection: View {
  @Bindable var model: ModulesModel

  var body: some View {
    Section("The Shop") {
      CasePicker("Module", selection: $model.module)
      CasePicker("Scenario", selection: $model.scenario)
      CapabilityRow(
        title: "A first load", explanation: "Discards the modules’ data, and loads it again.",
        button: "Start Over", code: ".onErrorRoute(", action: model.startOver)
    }
  }
}

#Preview {
  ModulesScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
