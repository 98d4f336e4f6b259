import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorAlerterTests {
  private let model = Model()

  @Test func `presents an alert with the error's own title and message`() {
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

  @Test func `presents any other error with its description's non-empty title and message`() {
    model.alert(error: POSIXError(.ECONNREFUSED))
    #expect(model.alert.item?.title == "The connection was refused")
    #expect(model.alert.item?.message?.isEmpty == false)
  }

  @Test func `presents every queued error in order`() throws {
    for number in 1...10 { model.alert(error: Numbered(number: number)) }
    for number in 1...10 {
      #expect(model.alert.item?.title == "Error \(number)")
      try model.alert.answer("OK")
    }
    #expect(model.alert.item == nil)
  }

  @Test(arguments: [URLError(.notConnectedToInternet), URLError(.timedOut)])
  func `presents the same problem once and gives every handle the same answer`(
    error: URLError
  ) async throws {
    let handles = (0..<50).map { _ in model.alert(error: error) }
    #expect(model.alert.waitingCount == 0)
    try model.alert.answer("OK")
    #expect(model.alert.item == nil)
    for handle in handles { #expect(await handle.answer == .action(.ok)) }
  }

  @Test func `coalesces errors with a shared cause, however they are wrapped`() async throws {
    model.alert(error: PhotoError.libraryFull)
    let offline = URLError(.notConnectedToInternet)
    let other = NSError(domain: "Shop", code: 1, userInfo: [NSUnderlyingErrorKey: offline])
    model.alert(error: offline)
    model.alert(error: other)
    #expect(model.alert.waitingCount == 1)
    try model.alert.answer("OK")
    try model.alert.answer("OK")
    #expect(model.alert.item == nil)
    model.alert(error: other)
    #expect(model.alert.item != nil)
  }

  @Test func `dismissing one of several coalesced errors keeps the alert for the others`()
    async throws
  {
    let handles = (0..<3).map { _ in model.alert(error: PhotoError.locked) }
    handles[0].dismiss()
    #expect(await handles[0].answer == .dismissed)
    #expect(model.alert.item != nil)
    handles[1].dismiss()
    handles[1].dismiss()
    #expect(model.alert.item != nil)
    handles[2].dismiss()
    #expect(model.alert.item == nil)
    #expect(await handles[2].answer == .dismissed)
  }

  @Test func `presents a problem again after its alert was answered`() throws {
    for _ in 0..<3 {
      model.alert(error: PhotoError.libraryFull)
      try model.alert.answer("OK")
      #expect(model.alert.item == nil)
    }
  }

  @Test func `a problem is presented again if it occurs while its answered alert goes`() throws {
    let presenter = Presenter<AlertContent> { _ in nil }
    presenter.appear(
      in: model.alert, surroundings: PresentationSurroundings(host: PresentationHost(in: nil)))
    model.alert(error: PhotoError.libraryFull)
    let first = try #require(presenter.stage.shown)
    presenter.choose(.ok, in: first.id)
    model.alert(error: PhotoError.libraryFull)
    presenter.acknowledge(first.id)
    let second = try #require(presenter.stage.shown)
    #expect(second.id != first.id)
    #expect(second.item == first.item)
  }

  @Test func `a deallocated context answers every coalesced handle with withdrawn`() async {
    var model: Model? = Model()
    let handles = (0..<3).compactMap { _ in model?.alert(error: PhotoError.locked) }
    model = nil
    for handle in handles { #expect(await handle.answer == .withdrawn) }
  }

  @Test func `presents errors from any thread in order`() async throws {
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
