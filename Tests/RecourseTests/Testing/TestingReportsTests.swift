import Recourse
import RecourseTestTraits
import RecourseTesting
import Testing

/// The example of the article about testing reports.
@Suite(.timeLimit(.minutes(5))) struct TestingReportsTests {
  @MainActor
  @Test func `offers to pay again after the card was declined`() async throws {
    let recorder = ErrorRecorder(policy: .shop)
    let register = Register(router: recorder.router)
    let payment = register.pay()

    let shown = try await recorder.next()
    #expect(shown.disposition == .alert)
    #expect(shown.title == "The card was declined")
    #expect(shown.actions == ["Try Again", "Cancel"])
    try recorder.answer("Try Again")

    await payment.value
    try recorder.finish()
    #expect(register.isPaid)
  }
}

/// The example of the module with the trait.
@Suite(.strictReports) struct ShopTests {}

extension ShopTests {
  @Suite struct SyncTests {
    @MainActor
    @Test func `a failed synchronization is only logged`() async throws {
      let recorder = ErrorRecorder(policy: .shop)
      recorder.router.report(SyncError(), origin: .background)
      try await recorder.expectLogged(SyncError.self)
    }
  }
}

private struct SyncError: Error {}

extension ErrorPolicy {
  fileprivate static let shop = ErrorPolicy {
    On(.type(SyncError.self), .log)
    Otherwise(.alert)
  }
}

private enum CardError: ErrorAlertConvertible {
  case declined

  var errorTitle: String { "The card was declined" }
  var errorMessage: String { "Try again, or use another card." }
}

@MainActor
private final class Register {
  private let router: ErrorRouter
  private var attempts = 0
  private(set) var isPaid = false

  init(router: ErrorRouter) {
    self.router = router
  }

  func pay() -> AttemptHandle<Void?> {
    router.attempt { [self] in
      attempts += 1
      if attempts == 1 { throw CardError.declined }
      isPaid = true
    }
  }
}
