extension StoreHistory.Entry {
  /// The case names of the action without payloads, such as "animal.fetched".
  public var name: String { StateText.label(of: action) }

  /// The paths in the state that the action has changed, such as "animal.current", without values.
  ///
  /// The array is empty if nothing changed. Each access compares the states again, so read the
  /// property only for entries that you display. The array contains at most 20 paths, then "…" if
  /// there are more.
  public var changes: [String] { StateDifference(from: former, to: state).names }
}
