import Foundation
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorsModelTests {
  private let model = ErrorsModel()

  @Test func `has no texts before the first failure`() async {
    #expect(model.details == nil)
    model.showAlert()
    #expect(!model.alert.isActive)
    await model.fail()
    #expect(model.details?.words.title == "Can’t connect to the server")
  }

  @Test func `describes the error in the selected language`() async throws {
    await model.fail()
    model.language = ErrorLanguage("de")
    let words = try #require(model.details?.words)
    let german = ErrorDescriber(locale: Locale(identifier: "de"))
    let expected = german.describe(URLError(.cannotConnectToHost))
    #expect(words.title == expected.title)
    model.showAlert()
    #expect(model.alert.item?.title == expected.title)
    #expect(model.alert.item?.actions.map(\.title) == ["OK"])
  }

  @Test(arguments: ErrorExample.Kind.allCases)
  func `selecting another kind selects its first example`(kind: ErrorExample.Kind) throws {
    let second = ErrorExample.reallyFailing[1]
    model.example = second
    model.kind = kind
    #expect(model.kind == kind)
    let first = try #require(kind.examples.first)
    #expect(model.example == (kind == second.kind ? second : first))
  }

  @Test func `records the choice in the alert`() async throws {
    model.example = try #require(ErrorExample.own.first { $0.name == "RecoverableError" })
    await model.fail()
    model.showAlert()
    #expect(
      model.alert.item?.actions.map(\.title) == ["Sign In", "Continue as Guest", "Cancel"])
    try model.alert.answer("Continue as Guest")
    await valueOf { model.lastChoice == "Continue as Guest" }
  }

  @Test func `records whether the recovery has succeeded`() {
    model.recover(with: RecoveryOption("Sign In") { true })
    #expect(model.lastChoice == "Sign In")
    model.recover(with: RecoveryOption("Restart") { false })
    #expect(model.lastChoice == "Restart, without success")
  }

  @Test func `discards the failure of a cancelled run`() async {
    let run = Task { await model.fail() }
    run.cancel()
    await run.value
    #expect(model.details == nil)
  }

  @Test func `an example that succeeds is reported as such`() async {
    model.example = ErrorExample(.own, "Succeeds") {}
    await model.fail()
    #expect(model.details?.words.title == "Nothing has failed")
  }
}
