/// The actions on the animal.
enum AnimalAction: Codable, Hashable, Sendable {
  case fetch, cancel
  /// An attempt has failed, and an automatic retry follows.
  case retrying(attempt: Int)
  case fetched(Animal)
  case failed(AnimalError)
  case errorSeen
}
