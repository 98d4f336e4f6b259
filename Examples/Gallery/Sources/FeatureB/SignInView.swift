import RecourseUI
public import SwiftUI

/// A sheet for signing in, whose own errors are presented over the sheet.
public struct SignInView: View {
  private let service: any AccountService
  @State private var password = ""
  @Environment(\.dismiss) private var dismiss

  /// Creates a sheet that closes when the person has signed in or declines.
  public init(service: any AccountService) {
    self.service = service
  }

  /// A field for the password, a button to sign in and a button to close.
  public var body: some View {
    NavigationStack {
      Form {
        Section("Ada’s Password") {
          SecureField("Password", text: $password)
        }
        Section {
          // A retry with the same password would fail again.
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
