import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RetryViewModelTests {
  @Test(arguments: [
    (RetryScenario.view, [503, nil, 503, nil]), (.modifier, [503, nil]), (.value, [503, nil]),
    (.automatic, [503, 503, nil]), (.empty, [nil, nil]), (.refresh, [nil, 503, nil, 503]),
    (.person, [nil, 401, nil]), (.button, [500, nil]), (.boundary, [500, nil]),
  ])
  func `fails as the scenario requires`(scenario: RetryScenario, statuses: [Int?]) async {
    let model = RetryViewModel(scenario)
    for (number, status) in zip(1..., statuses) {
      #expect(await self.status(of: model) == status)
      #expect(model.runs == number)
      #expect(model.lastEvent == "Run \(number) has \(status == nil ? "succeeded" : "failed")")
    }
    #expect(model.orders == (scenario == .empty ? [] : Order.examples))
  }

  @Test func `succeeds after the sign-in`() async {
    let model = RetryViewModel(.person)
    _ = await status(of: model)
    #expect(await status(of: model) == 401)
    model.signIn()
    #expect(model.account == "Ada")
    for _ in 1...3 { #expect(await status(of: model) == nil) }
  }

  /// Returns the status with which the next run fails; nil if it succeeds.
  private func status(of model: RetryViewModel) async -> Int? {
    do {
      try await model.load()
      return nil
    } catch {
      return (error as? HTTPResponseError)?.statusCode ?? 0
    }
  }
}
