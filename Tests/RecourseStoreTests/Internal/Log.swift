/// Records entries in order.
@MainActor
final class Log<Entry> {
  private(set) var entries: [Entry] = []

  func callAsFunction(_ entry: Entry) {
    entries.append(entry)
  }
}
