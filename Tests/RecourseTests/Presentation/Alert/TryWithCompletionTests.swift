import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TryWithCompletionTests {
  private let model = Model()

  @Test func `passes a success to the completion and presents no alert`() async throws {
    let result = await withCheckedContinuation { continuation in
      model.tryWithErrorAlert(model.count) { continuation.resume(returning: $0) }
    }
    #expect(try result.get() == 3)
    #expect(model.alert.current == nil)
  }

  @Test func `presents a failure before passing it to the completion`() async {
    let title = await withCheckedContinuation { continuation in
      model.tryWithErrorAlert(model.refuse) { [model] result in
        #expect(throws: Refusal.self) { try result.get() }
        continuation.resume(returning: model.alert.item?.title)
      }
    }
    #expect(title == "Refused")
  }

  @Test func `calls the completion on the main actor, regardless of the calling thread`() async {
    let title = await withCheckedContinuation { continuation in
      model.tryWithErrorAlert(refuseElsewhere) { [model] _ in
        MainActor.assertIsolated()
        continuation.resume(returning: model.alert.item?.title)
      }
    }
    #expect(title == "Refused")
  }

  @Test func `calls the completion once if the operation calls back repeatedly`() async throws {
    var results: [Int?] = []
    model.tryWithErrorAlert(callBackThrice) { results.append(try? $0.get()) }
    // A second operation calls back after the third call, so its completion runs last.
    _ = await withCheckedContinuation { continuation in
      model.tryWithErrorAlert { (done: @escaping @Sendable (Result<Void, Refusal>) -> Void) in
        DispatchQueue.global().async {
          callsBack.wait()
          done(.success(()))
        }
      } completion: {
        continuation.resume(returning: $0)
      }
    }
    #expect(results == [1])
    #expect(model.alert.current == nil)
  }

  @Test func `passes a cancellation to the completion without an alert`() async {
    let result = await withCheckedContinuation { continuation in
      model.tryWithErrorAlert { (done: (Result<Int, any Error>) -> Void) in
        done(.failure(CancellationError()))
      } completion: {
        continuation.resume(returning: $0)
      }
    }
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(model.alert.current == nil)
  }

  @Test func `the completion is optional`() async throws {
    model.tryWithErrorAlert(model.refuse)
    #expect(try await model.alert.next().title == "Refused")
  }
}

private struct Refusal: ErrorAlertConvertible {
  let errorTitle = "Refused"
  let errorMessage = "Ask again."
}

@MainActor
private final class Model: ErrorAlerter {
  let alert = AlertContext()

  func count(_ completion: @escaping (Result<Int, Refusal>) -> Void) {
    completion(.success(3))
  }

  func refuse(_ completion: (Result<Void, Refusal>) -> Void) {
    completion(.failure(Refusal()))
  }
}

private func refuseElsewhere(
  _ completion: @escaping @Sendable (Result<Void, Refusal>) -> Void
) {
  DispatchQueue.global().async { completion(.failure(Refusal())) }
}

private let callsBack = DispatchSemaphore(value: 0)

private func callBackThrice(_ completion: @escaping @Sendable (Result<Int, Refusal>) -> Void) {
  DispatchQueue.global().async {
    completion(.success(1))
    completion(.failure(Refusal()))
    completion(.success(3))
    callsBack.signal()
  }
}
