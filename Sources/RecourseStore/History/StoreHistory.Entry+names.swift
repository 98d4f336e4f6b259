extension StoreHistory.Entry {
  /// What has happened, by the names of its cases alone, such as "animal.fetched".
  public var name: String { StateText.label(of: action) }

  /// Where it has changed the state, such as "animal.current", without values; empty for nowhere.
  ///
  /// It is found out each time, so ask for the entries that you show. Of many places there are the
  /// first 20, and "…".
  public var changes: [String] { StateDifference(from: former, to: state).names }
}
