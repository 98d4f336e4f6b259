import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

/// What a person wants on a screen of the Gallery, and how they know that it is done.
struct FaultFlow: Sendable, CustomTestStringConvertible {
  let name: String
  let content: @MainActor @Sendable () -> AnyView
  /// Makes the choices before the operation begins.
  var prepare: @MainActor @Sendable (HeadlessHost) throws -> Void = { _ in }
  /// The button that begins the operation; nil if the screen begins it.
  var button: String?
  let isDone: @MainActor @Sendable (HeadlessHost) -> Bool
  /// The errors that the screen meets besides those that its router reports.
  var errors: [any Error] = []

  var testDescription: String { name }

  static let all = [
    FaultFlow(
      name: "a message with an alert", content: { AnyView(StartScreen()) }, button: "Send",
      isDone: { $0.value(of: "Messages sent") == "1" }),
    FaultFlow(
      name: "a message with a toast", content: { AnyView(StartScreen()) },
      prepare: { try $0.screen.choose("As a toast") }, button: "Send",
      isDone: { $0.value(of: "Messages sent") == "1" }),
    FaultFlow(
      name: "a message with an inline failure", content: { AnyView(StartScreen()) },
      prepare: { try $0.screen.choose("Inline") }, button: "Send",
      isDone: { $0.value(of: "Messages sent") == "1" }),
    FaultFlow(
      name: "a sign-up", content: { AnyView(FormScreen()) },
      prepare: { host in
        try host.tap("Fill In")
        try host.screen.type("grace@example.com", into: "Email")
      }, button: "Sign Up", isDone: { $0.value(of: "Account") == "Ada" }),
    FaultFlow(
      name: "a list", content: { AnyView(LoadingListScreen()) },
      isDone: { $0.shows("1041 for Ada") }),
    FaultFlow(
      name: "a view with an automatic retry", content: { AnyView(RetryViewScreen()) },
      prepare: { try $0.screen.choose(RetryScenario.automatic.rawValue) },
      isDone: { $0.shows(Order.examples[0].title) }),
    FaultFlow(
      name: "partial results", content: { AnyView(PartialResultsScreen()) },
      prepare: { try $0.screen.turn("The server is busy with two orders", on: false) },
      isDone: { $0.shows("20 of 20 orders") }),
    FaultFlow(
      name: "twenty uploads", content: { AnyView(UploadsScreen()) }, button: "Upload",
      isDone: { $0.shows("20 of 20") }),
    FaultFlow(
      name: "three messages", content: { AnyView(OfflineScreen()) }, button: "Send Three",
      isDone: { Int($0.value(of: "Sent") ?? "") ?? 0 >= 3 }),
    FaultFlow(
      name: "a list that waits for the network", content: { AnyView(OfflineScreen()) },
      isDone: { $0.shows("4 orders") }),
    FaultFlow(
      name: "three requests with one sign-in", content: { AnyView(SignInScreen()) },
      button: "Send",
      isDone: { host in host.screens[0].texts.count { $0.hasSuffix("200") } == 3 }),
    FaultFlow(
      name: "a module's list", content: { AnyView(ModulesScreen()) },
      isDone: { $0.value(of: "Total") == "135 €" }),
    FaultFlow(
      name: "twenty operations", content: { AnyView(FloodScreen()) },
      prepare: { try $0.screen.turn("The server is down", on: false) }, button: "Run All",
      isDone: { $0.shows("20 of 20") }),
  ]
}
