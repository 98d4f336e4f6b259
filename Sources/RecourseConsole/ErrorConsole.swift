public import Recourse
public import SwiftUI

/// A view that shows a developer each report of a journal, its outcome and the rules behind it.
///
/// The console follows the journal and lists the newest report first, below the counts. Reports of
/// the same problem with the same outcome share a row with a count. A report that was coalesced
/// into another report counts in the row of that report. Reports can be searched, and filtered by
/// outcome and origin. Each row opens a sheet with the causes and the rules that chose the
/// disposition. Associated values stay hidden until "Private details" is turned on. "Break It" lets
/// the next operation, all operations of a screen, or all of the app fail with a
/// ``/Recourse/SimulatedFailure``. The interface is in English, except for the descriptions of
/// errors.
///
/// ```swift
/// NavigationStack {
///   ErrorConsole(journal)
///     .navigationTitle("Errors")
/// }
/// ```
///
/// The console shows all entries that the journal keeps. It updates at most twenty times per
/// second, as measured by the environment's `errorClock`.
public struct ErrorConsole<Rows: View>: View {
  private let journal: ErrorJournal
  private let breaksOperations: Bool
  private let rows: Rows

  /// Creates a console, with additional rows such as buttons for the app's developers.
  ///
  /// - Parameters:
  ///   - journal: The journal to show.
  ///   - breaksOperations: Whether the console can let the app's operations fail, if the
  ///     environment has an error router. The default is true in debug builds, and false in release
  ///     builds.
  ///   - rows: The sections or list rows between the counts and the reports. The default is none.
  public init(
    _ journal: ErrorJournal, breaksOperations: Bool = BuildConfiguration.current == .debug,
    @ViewBuilder rows: () -> Rows = { EmptyView() }
  ) {
    self.journal = journal
    self.breaksOperations = breaksOperations
    self.rows = rows()
  }

  /// The list of reports; a different journal resets the list.
  public var body: some View {
    ConsoleList(journal: journal, breaksOperations: breaksOperations, rows: rows)
      .id(ObjectIdentifier(journal))
  }
}
