import FeatureA
import FeatureB
import RecourseUI
import SwiftUI

/// An app in modules, whose errors go where one policy says.
struct ModulesScreen: View {
  @State private var model = ModulesModel()
  @State private var sheet = SheetContext()
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    VStack(spacing: 0) {
      Group {
        switch model.module {
        case .cart: CartView(service: model.shop)
        case .account: AccountView(service: model.shop)
        case .synchronization: SyncForm(model: model)
        }
      }
      .id(model.visit)
      .frame(maxHeight: .infinity)
      Divider()
      ShopForm(model: model)
        .frame(height: 236)
    }
    .sheet(sheet)
    .onErrorRoute(.signIn) { _ in
      await model.signIn {
        _ = await sheet.present { SignInView(service: model.shop) }.answer
      }
    }
    .task { await model.forwardFailures(to: router) }
  }
}

/// What happens at the shop, and which of its modules is shown.
private struct ShopForm: View {
  @Bindable var model: ModulesModel

  var body: some View {
    Form {
      Section("The Shop") {
        Picker("Module", selection: $model.module) {
          ForEach(ShopModule.allCases) { Text($0.rawValue) }
        }
        Picker("Situation", selection: $model.situation) {
          ForEach(ShopSituation.allCases) { Text($0.rawValue) }
        }
        CapabilityRow(
          title: "A first load", explanation: "Forgets what was loaded, and loads it anew.",
          button: "Start Over", action: model.startOver)
      }
    }
  }
}

#Preview {
  ModulesScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
