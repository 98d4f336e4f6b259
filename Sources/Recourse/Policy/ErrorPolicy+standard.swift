extension ErrorPolicy {
  /// The fallback policy for errors that no other policy decides; requires no configuration.
  ///
  /// Failures of background work and of prefetching are logged. A failed load is shown inline, in
  /// place of its content or beside it. Of the remaining errors, those that a person must act on
  /// become alerts, and those of other user actions are shown inline where the action started. All
  /// others become toasts.
  public static let standard = ErrorPolicy("standard") {
    On(.origin(.background, .prefetch), .log)
    On(.origin(.firstLoad, .refresh), .inline)
    On(.where("needs the user") { $0.classified.remedy == .needsUser }, .alert)
    On(.origin(.userAction), .inline)
  }
}
