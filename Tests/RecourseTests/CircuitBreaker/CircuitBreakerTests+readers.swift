import Recourse
import Testing

extension CircuitBreakerTests {
  @Test(.timeLimit(.minutes(5))) func `state changes are safe while readers are cancelled`() async {
    let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1, openFor: .nanoseconds(1)))
    await cancelReaders(of: { breaker.updates }) {
      _ = await thrownError { try await breaker.run { throw CircuitReaderTestError() } }
    }
  }
}

private struct CircuitReaderTestError: Error {}
