/// The actions of the app that fetches animals.
enum AnimalAppAction: Sendable, Codable, Equatable {
  case animal(AnimalAction)
}

/// The actions on the animal.
enum AnimalAction: Sendable, Codable, Equatable {
  case fetch
  case cancel
  /// An attempt has failed, and an automatic retry follows.
  case retrying(AnimalState.Retry)
  case fetched(Animal)
  case failed(AnimalError)
  /// A person has closed the alert.
  case errorSeen
}
