import RecourseUI
public import SwiftUI

/// A sheet to sign in, whose own errors come up over it.
public struct SignInView: View {
  private let service: any AccountService
  @State private var password = ""
  @Environment(\.dismiss) private var dismiss

  /// Creates a sheet that closes when somebody is signed in, or wants no more.
  public init(service: any AccountService) {
    self.service = service
  }

  /// A field for the password, and two ways out.
  public var body: some View {
    NavigationStack {
      Form {
        Section("Ada’s Password") {
          SecureField("Password", text: $password)
        }
        Section {
          // The same password would be as wrong again.
          ThrowingButton("Sign In", offersTryAgain: false) {
            try await service.signIn(password: password)
            dismiss()
          }
          Button("Not Now") { dismiss() }
        }
      }
      .navigationTitle("Sign In")
    }
  }
}
