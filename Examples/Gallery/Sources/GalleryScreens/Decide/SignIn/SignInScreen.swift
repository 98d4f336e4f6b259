import RecourseUI
import SwiftUI

/// One sign-in for all requests that need it.
///
/// Send three requests without a session and watch for the single sheet. A rule of the policy routes
/// status 401 to the sign-in, so that no request has to know about it. After the sign-in, each
/// request runs again, once.
struct SignInScreen: View {
  @State private var model: SignInModel
  @State private var sheet = SheetContext()

  /// Creates the screen of a model; the default model is signed out.
  init(model: SignInModel = SignInModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    SignInForm(model: model)
      .errorPolicy("sign-in") { On(status: 401, .route(.signIn)) }
      .withdrawsReportsOnDisappear()
      .sheet(sheet)
      .onErrorRoute(.signIn) { _ in
        await model.askForSignIn {
          _ = await sheet.present { SignInSheet(model: model) }.answer
        }
      }
  }
}

private struct SignInForm: View {
  let model: SignInModel
  @Environment(\.attempt) private var attempt

  var body: some View {
    Form {
      Section {
        CapabilityRow(
          title: "Three requests",
          explanation: "On(status: 401, .route(.signIn)): onErrorRoute presents one sheet.",
          button: "Send", isEnabled: !model.isSending, code: ".errorPolicy(", ".onErrorRoute("
        ) {
          model.begin { request in attempt { try await model.send(request) } }
        }
        CapabilityRow(
          title: "A sign-out",
          explanation: "Ends the session, so that the server answers 401 again.",
          button: "Sign Out", isEnabled: model.isSignedIn, code: "func signOut", ".errorPolicy(",
          action: model.signOut)
      } header: {
        Text("Try It")
      } footer: {
        Text(
          """
          Without a session, all three requests fail. Watch for the single sheet: after the \
          sign-in, each request runs again, once. Not Now ends all of them, without an alert.
          """)
      }
      Section("Answers of the Server") {
        ForEach(model.requests) { request in
          LabeledContent {
            Text(request.text)
          } label: {
            Text(request.id)
          }
        }
        LabeledContent("Session", value: model.isSignedIn ? "Valid" : "Ended")
        LabeledContent("Sign-in sheets", value: "\(model.sheetCount)")
      }
    }
  }
}

private struct SignInSheet: View {
  let model: SignInModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Your session has ended") {
          ThrowingButton("Sign In") {
            try await model.signIn()
            dismiss()
          }
          Button("Not Now") { dismiss() }
        }
      }
      .navigationTitle("Sign In")
    }
  }
}

#Preview {
  SignInScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
