extension NoticeBook {
  /// What became of a report, or of a notice of another window.
  enum Entry {
    /// It begins a notice.
    case begins(Notice)
    /// It is counted in a notice that is open.
    case counts(in: Notice.ID)
    /// It is counted in a notice that is over.
    case repeats(Notice.ID)
  }

  /// What a book must ask to know what time it is.
  struct Present {
    /// Tells the time since a moment of long ago; asked only if it matters.
    let now: () -> Duration
    /// Whether a person has answered a notice that is open; it takes no more reports then.
    var isAnswered: (Notice.ID) -> Bool = { _ in false }
  }
}
