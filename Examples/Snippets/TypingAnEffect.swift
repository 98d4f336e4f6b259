import Recourse
import RecourseStore

enum AnimalAction: Sendable { case fetch, fetched(String), failed(AnimalError) }
enum AnimalError: Error { case asleep }

func animals(
  _ next: @escaping @Sendable () async throws(AnimalError) -> String
) -> Middleware<String, AnimalAction> {
  { _, action in
    guard case .fetch = action else { return .none }
    return .run(next).retry(.exponential(maxAttempts: 3))
      .map { .fetched($0) }
      .catch { error in .just(.failed(error)) }
  }
}
