public import Foundation
public import Observation

/// The problems that wait until the person has time for them.
///
/// A router adds each problem whose presentation would interrupt the person too often, or too late
/// to help, those that a policy sends here, and changes that wait for the network after their
/// presentation. An entry stays until the person removes it or the problem is resolved, and its
/// reports stay pending until then. All windows share the inbox.
///
/// ```swift
/// Text("\(router.inbox.unreadCount)")
/// ForEach(router.inbox.entries) { Text($0.content.title) }
/// ```
@MainActor
@Observable
public final class ErrorInbox {
  /// A problem, with the number of its reports.
  public struct Entry: Sendable, Identifiable {
    /// The identity of the entry.
    public let id: UUID
    /// The texts of the problem, the number of its reports, and the action that tries again.
    public fileprivate(set) var content: ToastContent
    /// The error of the first report.
    public let error: any Error
    /// The date of the first report.
    public let date: Date
    /// Whether the person has seen the entry since its last report, or since the network is back.
    public fileprivate(set) var isRead = false

    /// Whether the person has closed a banner that counted the entry.
    fileprivate var isAnnounced = false
    /// The operations that the action runs; empty without an action that tries again.
    fileprivate var runs: Set<Intention.ID>
    fileprivate let presentation: PresentationID
    fileprivate let completion: @MainActor (PresentationAnswer) -> Void
  }

  /// The entries, newest first.
  public private(set) var entries: [Entry] = [] {
    didSet { onChange?() }
  }

  /// Called after each change of the entries, and when the first view shows them or the last has
  /// disappeared.
  @ObservationIgnored var onChange: (@MainActor () -> Void)?
  /// The number of views on screen that show the inbox or its badge.
  @ObservationIgnored private var viewCount = 0

  nonisolated init() {}

  /// The number of entries that the person hasn't seen, for a badge.
  public var unreadCount: Int { entries.count { !$0.isRead } }

  /// Marks all entries as seen.
  public func markAsRead() {
    guard unreadCount > 0 else { return }
    entries = entries.map { entry in
      var entry = entry
      entry.isRead = true
      return entry
    }
  }

  /// Tries again to run the operations of all entries that offer it.
  public func tryAllAgain() {
    for entry in readyEntries { entry.content.action?.handler() }
  }

  /// The number of operations that ``tryAllAgain()`` would run now.
  package var runCount: Int { Set(readyEntries.flatMap(\.runs)).count }

  private var readyEntries: [Entry] {
    entries.filter { !$0.runs.isEmpty && $0.content.isActionEnabled }
  }

  /// Removes an entry, whose problem then counts as seen; does nothing if there is no such entry.
  ///
  /// - Parameter id: The identity of the entry.
  public func remove(_ id: Entry.ID) {
    if let entry = entries.first(where: { $0.id == id }) { end(entry.presentation, as: .dismissed) }
  }

  /// Removes all entries, whose problems then count as seen.
  package func removeAll() {
    endAll(as: .dismissed)
  }
}

extension ErrorInbox {
  /// Whether a view shows the inbox or its badge.
  var isOnScreen: Bool { viewCount > 0 }

  /// Records that a view shows the inbox or its badge, or no longer does.
  package func changeViewCount(by change: Int) {
    viewCount += change
    onChange?()
  }

  func add(
    _ content: ToastContent, runs: Set<Intention.ID>, for report: ErrorReport,
    completion: @escaping @MainActor (PresentationAnswer) -> Void
  ) -> PresentationID {
    let id = PresentationID()
    entries.insert(
      Entry(
        id: report.id, content: content, error: report.error, date: report.date, runs: runs,
        presentation: id, completion: completion),
      at: 0)
    return id
  }

  func update(_ id: PresentationID, _ content: ToastContent, runs: Set<Intention.ID>) {
    guard let index = index(of: id) else { return }
    entries[index].content = content
    entries[index].runs = runs
  }

  /// Returns the entry that presents a problem.
  package func entry(of id: PresentationID) -> Entry? { index(of: id).map { entries[$0] } }

  func markAsRead(_ id: PresentationID) {
    if let index = index(of: id) { entries[index].isRead = true }
  }

  /// Announces an entry as a new one.
  func renew(_ id: PresentationID) {
    guard let index = index(of: id), entries[index].isRead || entries[index].isAnnounced else {
      return
    }
    entries[index].isRead = false
    entries[index].isAnnounced = false
  }

  /// The entries that a banner announces, oldest first.
  var newEntries: [Entry] { entries.reversed().filter { !$0.isRead && !$0.isAnnounced } }

  /// Records that the person has closed the banner of some entries, which says everything about a
  /// single one, and only the titles of several.
  func endAnnouncement(of ids: Set<Entry.ID>) {
    for index in entries.indices where ids.contains(entries[index].id) {
      entries[index].isRead = entries[index].isRead || ids.count == 1
      entries[index].isAnnounced = true
    }
  }

  func isRead(_ id: PresentationID) -> Bool { index(of: id).map { entries[$0].isRead } ?? false }

  func end(_ id: PresentationID, as answer: PresentationAnswer) {
    guard let index = index(of: id) else { return }
    entries.remove(at: index).completion(answer)
  }

  func endAll(as answer: PresentationAnswer) {
    for entry in exchange(&entries, with: []) { entry.completion(answer) }
  }

  private func index(of id: PresentationID) -> Int? {
    entries.firstIndex { $0.presentation == id }
  }
}

extension ErrorInbox: CustomReflectable {
  /// A mirror without children, so that dumps never contain the errors in the inbox.
  nonisolated public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .class) }
}

extension ErrorInbox.Entry: CustomReflectable {
  /// A mirror without children, so that dumps never contain the error.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
