/// What can happen in the app that fetches animals.
enum AnimalAppAction: Sendable, Codable, Equatable {
  case animal(AnimalAction)
}

/// What can happen to the animal.
enum AnimalAction: Sendable, Codable, Equatable {
  case fetch
  case cancel
  /// An attempt has failed, and another one follows by itself.
  case retrying(AnimalState.Retry)
  case fetched(Animal)
  case failed(AnimalError)
  /// A person has closed the alert.
  case errorSeen
}
