import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite struct AlertsModelTests {
  private let model = AlertsModel()

  @Test func `saving presents the alert that the changes are safe`() {
    model.save()
    #expect(model.alert.item == GalleryAlert.saved.alert)
  }

  @Test(arguments: ["Keep Both", "Replace", "Cancel"])
  func `resumes with the answer to the alert`(answer: String) async throws {
    async let asked: Void = model.askHowToContinue()
    _ = try await model.alert.next()
    try model.alert.answer(answer)
    await asked
    #expect(model.lastAnswer == answer)
  }

  @Test func `a dismissed alert counts as closed without an answer`() async throws {
    async let asked: Void = model.askHowToContinue()
    _ = try await model.alert.next()
    model.alert.dismiss()
    await asked
    #expect(model.lastAnswer == "Dismissed without an answer")
  }

  @Test func `exports in the selected format`() throws {
    model.chooseFormat()
    try model.dialog.answer("Plain Text")
    #expect(model.lastAnswer == "Plain Text")
  }
}
