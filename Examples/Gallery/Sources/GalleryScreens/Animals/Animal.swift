/// An animal that the app knows, by the name that it has at the service.
enum Animal: String, Codable, CaseIterable, Sendable {
  case okapi, hedgehog, otter, puffin, octopus, fennec, capybara

  /// The one that comes after this one, again and again.
  var next: Animal {
    let all = Animal.allCases
    let place = all.firstIndex(of: self).map { all.index(after: $0) } ?? all.endIndex
    return place < all.endIndex ? all[place] : .okapi
  }
}
