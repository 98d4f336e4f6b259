import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ErrorAlerterTests {
  private let model = Model()

  @Test func `alerts an error in its own words`() {
    model.alert(error: PhotoError.libraryFull)
    #expect(model.alert.item == PhotoError.libraryFull.errorAlert)
    #expect(model.alert.item?.title == "The library is full")
    #expect(model.alert.item?.message == "Delete some photos.")
    #expect(model.alert.item?.actions == [.ok])
  }

  @Test func `offers the error's own actions`() {
    model.alert(error: PhotoError.locked)
    #expect(model.alert.item?.actions.map(\.title) == ["Unlock"])
  }

  @Test func `alerts any other error with words that are not empty`() {
    model.alert(error: POSIXError(.ECONNREFUSED))
    #expect(model.alert.item?.title == "Can’t connect to the server")
    #expect(model.alert.item?.message?.isEmpty == false)
  }

  @Test func `shows all of many errors, in order`() throws {
    for number in 1...10 { model.alert(error: Numbered(number: number)) }
    for number in 1...10 {
      #expect(model.alert.item?.title == "Error \(number)")
      try model.alert.answer("OK")
    }
    #expect(model.alert.item == nil)
  }

  @Test func `alerts from any thread, in order`() async throws {
    DispatchQueue.global().async { [model] in
      for number in 1...10 { model.alertAsync(error: Numbered(number: number)) }
    }
    for number in 1...10 {
      #expect(try await model.alert.next().title == "Error \(number)")
      try model.alert.answer("OK")
    }
  }

  @Test(arguments: Cancellation.all)
  func `never alerts a cancellation`(_ cancellation: Cancellation) async throws {
    #expect(await model.alert(error: cancellation.error).answer == .ignored)
    #expect(model.alert.item == nil)
    model.alertAsync(error: cancellation.error)
    model.alertAsync(error: Numbered(number: 1))
    #expect(try await model.alert.next().title == "Error 1")
    #expect(model.alert.waitingCount == 0)
  }
}

@MainActor
private final class Model: ErrorAlerter {
  let alert = AlertContext()
}

private struct Numbered: ErrorAlertConvertible {
  let number: Int

  var errorTitle: String { "Error \(number)" }
  var errorMessage: String { "It happened." }
}

private enum PhotoError: ErrorAlertConvertible {
  case libraryFull, locked

  var errorTitle: String { self == .libraryFull ? "The library is full" : "It is locked" }
  var errorMessage: String { self == .libraryFull ? "Delete some photos." : "Unlock it." }
  var errorActions: [AlertAction] { self == .libraryFull ? [] : [AlertAction("Unlock")] }
}
