import RecourseTestServer
import RecourseUI
import SwiftUI

/// One sign-in for all requests that need it.
///
/// Send three requests without a session and watch for the single sheet. A rule of the policy
/// routes status 401 to the sign-in, so that no request has to know about it. After the sign-in,
/// each request runs again, once.
struct SignInScreen: View {
  @State private var model = SignInModel()
  @State private var sheet = SheetContext()

  var body: some View {
    SignInForm(model: model)
      .errorPolicy("sign-in") { On(.status(401), .route(.signIn)) }
      .resolvesReportsOnDisappear()
      .sheet(sheet)
      .onErrorRoute(.signIn) { _ in
        model.sheetCount += 1
        _ = await sheet.present {
          SheetForm("Sign In", close: "Not Now") {
            Text("Your session has ended")
            ThrowingButton("Sign In") {
              try await model.signIn()
              sheet.dismiss()
            }
          }
        }.answer
        return model.isSignedIn ? .tryAgain : .stop
      }
  }
}

private struct SignInForm: View {
  let model: SignInModel
  @State private var requests: [AttemptHandle<Void?>] = []
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Form {
      Section {
        CapabilityRow(
          title: "Three requests",
          explanation: "One sheet for all three: On(.status(401), .route(.signIn)).",
          button: "Send", isEnabled: requests.isEmpty, code: ".errorPolicy(", ".onErrorRoute("
        ) {
          model.statuses = [:]
          requests = SignInModel.paths.map { path in attempt { try await model.send(path) } }
        }
        CapabilityRow(
          title: "A sign-out",
          explanation: "Ends the session, so that the server answers 401 again.",
          button: "Sign Out", isEnabled: model.isSignedIn, code: "func send", ".errorPolicy("
        ) {
          model.isSignedIn = false
        }
      } header: {
        Text("Try It")
      } footer: {
        Text("After the sign-in, each request runs again, once. Not Now ends all without an alert.")
      }
      Section("Answers of the Server") {
        ForEach(SignInModel.paths, id: \.self) { LabeledContent("\($0)", value: answers(to: $0)) }
        LabeledContent("Session", value: model.isSignedIn ? "Valid" : "Ended")
        LabeledContent("Sign-in sheets", value: "\(model.sheetCount)")
      }
    }
    .task(id: requests) {
      for request in requests { _ = await request.value }
      if !Task.isCancelled { requests = [] }
    }
  }

  /// The answers to a request so far, in words.
  private func answers(to path: String) -> String {
    let statuses = model.statuses[path] ?? []
    let answers = statuses.map(String.init).joined(separator: ", then ")
    return switch statuses.last {
    case nil: requests.isEmpty ? "Not sent yet" : "Sending…"
    case 401: answers + (requests.isEmpty ? ", not sent again" : ", waits for the sign-in")
    default: answers
    }
  }
}

/// A server that requires a session, and the requests to it.
@MainActor
@Observable
final class SignInModel {
  static let paths = ["Orders", "Invoices", "Messages"]

  var isSignedIn = false
  var sheetCount = 0
  /// The statuses of the answers to each path, in order.
  var statuses: [String: [Int]] = [:]
  private let server = GalleryServer {
    try LoopbackServer { request in
      let hasSession = request.path == "/session" || request.headers["authorization"] != nil
      return ServerResponse(status: hasSession ? 200 : 401)
    }
  }

  func signIn() async throws {
    try await server.send("POST", "session")
    isSignedIn = true
  }

  func send(_ path: String) async throws {
    do {
      try await server.send("GET", path, authorization: isSignedIn ? "session" : nil)
      statuses[path, default: []].append(200)
    } catch let error as HTTPResponseError {
      statuses[path, default: []].append(error.statusCode)
      throw error
    }
  }
}

#Preview { SignInScreen().errorRouter(ErrorRouter(policy: .gallery)) }
