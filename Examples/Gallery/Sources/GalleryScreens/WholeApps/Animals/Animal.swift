/// An animal that the app knows, by its name at the service.
enum Animal: String, Codable, CaseIterable, Sendable {
  case okapi, hedgehog, otter, puffin, octopus, fennec, capybara

  /// The next animal; the last case is followed by the first.
  var next: Animal {
    let all = Animal.allCases
    let place = all.firstIndex(of: self).map { all.index(after: $0) } ?? all.endIndex
    return place < all.endIndex ? all[place] : .okapi
  }
}
