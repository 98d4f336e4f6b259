public import Foundation

/// One occurrence of an error, on its way to where it is answered.
///
/// The app makes none itself: it calls the environment's `report`, and gets reports where it catches
/// errors.
///
/// ```swift
/// MyView().onError { report in
///   log.append("\(report.origin): \(report.error)")
/// }
/// ```
public struct ErrorReport: Sendable, Identifiable {
  /// Tells this occurrence from all others.
  public let id: UUID
  /// What was thrown.
  public let error: any Error
  /// What the app was doing.
  public let origin: ErrorOrigin
  /// Where in the code the operation stands.
  public let source: Source
  /// When it was reported.
  public let date: Date
  /// How often the operation had been tried: 1 for the first time.
  public let attempt: Int

  /// A place in the code.
  public struct Source: Sendable, Hashable, Codable {
    /// The file, with its module: "Shop/CartView.swift".
    public let fileID: String
    /// The line in the file.
    public let line: Int

    package init(fileID: String, line: Int) {
      self.fileID = fileID
      self.line = line
    }
  }

  package init(
    _ error: any Error, origin: ErrorOrigin, source: Source, attempt: Int = 1,
    id: UUID = UUID(), date: Date = Date()
  ) {
    self.id = id
    self.error = error
    self.origin = origin
    self.source = source
    self.attempt = attempt
    self.date = date
  }

  /// The same occurrence, told by another error.
  package func replacing(_ error: any Error) -> ErrorReport {
    ErrorReport(
      error, origin: origin, source: source, attempt: attempt, id: id, date: date)
  }
}
