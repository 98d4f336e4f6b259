extension ErrorPolicy {
  /// The policy that decides what no other one does; it needs no configuration.
  ///
  /// What nobody has asked for is logged. A failed load is answered where its content would be, or
  /// beside it; an action, where it was started, unless the person must do something first, which is
  /// an alert. For the rest a toast is enough.
  public static let standard = ErrorPolicy("standard") {
    On(origins: [.background, .prefetch], .log)
    On(origins: [.firstLoad, .refresh], .inline)
    On("needs the person", where: { $0.error.remedy == .person }, .alert)
    On(origins: [.userAction], .inline)
  }
}
