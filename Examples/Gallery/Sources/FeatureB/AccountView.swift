import RecourseUI
import SharedErrors
public import SwiftUI

/// The account, which depends on neither the app nor other modules, and leaves signing in to the
/// app.
public struct AccountView: View {
  @State private var model: AccountModel

  /// Creates the account of a shop.
  public init(service: any AccountService) {
    _model = State(initialValue: AccountModel(service: service))
  }

  /// The profile, and the records in the shop.
  public var body: some View {
    Form {
      ProfileSection(model: model)
      ShopSection(model: model)
    }
  }
}

/// The signed-in person, and whether the profile is up to date.
private struct ProfileSection: View {
  let model: AccountModel

  var body: some View {
    Section("Profile") {
      LabeledContent("Name", value: model.profile?.name ?? "Unknown")
      LabeledContent("Address", value: model.profile?.address ?? "Unknown")
      LabeledContent {
        ThrowingButton("Load") { try await model.load() }
      } label: {
        Text("The profile")
        Text(
          model.isOutOfDate
            ? "This may be out of date." : "ThrowingButton requests the profile again.")
      }
      .throwingTask { try await model.load() }
      .onError(of: APIError.self) { try model.recover(from: $0) }
    }
  }
}

/// The records that the shop keeps.
private struct ShopSection: View, Routable {
  let model: AccountModel
  @Environment(ErrorRouter.self) var router
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Section("In the Shop") {
      LabeledContent {
        Button("Count") { count() }
      } label: {
        Text("Three requests at once")
        Text("onErrorRoute: one sign-in serves all three.")
      }
      LabeledContent("Counted", value: model.countText)
      LabeledContent {
        Button("Change Portrait") { Task { await changePortrait() } }
      } label: {
        Text("A picture")
        Text("handle(error) reports an error without text.")
      }
    }
  }

  private func count() {
    model.forgetCounts()
    for kind in AccountModel.kinds {
      attempt { try await model.count(kind) }
    }
  }

  private func changePortrait() async {
    do {
      try await model.uploadPortrait()
    } catch {
      handle(error)
    }
  }
}
