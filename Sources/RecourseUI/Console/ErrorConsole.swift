public import Recourse
public import SwiftUI

/// What a journal knows, for a developer: each report, what became of it, and why.
///
/// It follows the journal and shows the newest report first, below the figures. Reports of the same
/// problem with the same outcome are one row with a count; a report that was coalesced into another one
/// counts in the row of the other. Reports can be searched, and filtered by outcome and origin; each opens with its causes and the rules that have
/// decided where it went. What an error carries is not shown before "Private details" is turned on.
/// The texts are in English, except for the words of errors.
///
/// ```swift
/// NavigationStack {
///   ErrorConsole(journal)
///     .navigationTitle("Errors")
/// }
/// ```
///
/// The console shows all entries that the journal keeps. It takes changes in twenty times a second at
/// most, by the environment's `errorClock`.
public struct ErrorConsole<Rows: View>: View {
  private let journal: ErrorJournal
  private let rows: Rows

  /// Creates a console with rows of the app's own, such as buttons that a developer needs.
  ///
  /// - Parameters:
  ///   - journal: What it shows.
  ///   - rows: Stand between the figures and the reports: sections, or rows of a list.
  public init(_ journal: ErrorJournal, @ViewBuilder rows: () -> Rows) {
    self.journal = journal
    self.rows = rows()
  }

  /// The list of reports; another journal begins it anew.
  public var body: some View {
    ConsoleList(journal: journal, rows: rows)
      .id(ObjectIdentifier(journal))
  }
}

extension ErrorConsole where Rows == EmptyView {
  /// Creates a console.
  ///
  /// - Parameter journal: What it shows.
  public init(_ journal: ErrorJournal) {
    self.init(journal) { EmptyView() }
  }
}
