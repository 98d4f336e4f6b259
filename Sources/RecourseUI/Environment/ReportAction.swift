import Foundation
public import Recourse

/// Hands an error over to the nearest view around that handles it.
///
/// Read it from the environment, and call it like a function. On its way up, a report meets every
/// ``ErrorBoundary`` and every `onError`; each of them either keeps it or lets it pass.
///
/// ```swift
/// @Environment(\.report) private var report
///
/// Button("Sync") {
///   do { try model.sync() } catch { report(error) }
/// }
/// ```
public struct ReportAction: Sendable {
  private let receiver: any ReportReceiver

  init(_ receiver: any ReportReceiver) {
    self.receiver = receiver
  }

  /// Creates an action that hands all reports to a closure, for the environment of a root view.
  ///
  /// Keep it, in a property of a model for example: in each one made anew, SwiftUI sees another
  /// value of the environment.
  ///
  /// - Parameter handle: Gets each report, cancellations included.
  public init(_ handle: @escaping @MainActor (ErrorReport) -> Void) {
    self.init(ReportClosure(handle))
  }

  /// Reports an error.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - origin: What the app was doing. The default is `.userAction`.
  ///   - attempt: How often the operation had been tried. The default is 1.
  ///   - fileID: The file that reports. The default is the caller's.
  ///   - line: The line that reports. The default is the caller's.
  @MainActor
  public func callAsFunction(
    _ error: any Error, origin: ErrorOrigin = .userAction, attempt: Int = 1,
    fileID: String = #fileID, line: Int = #line
  ) {
    let source = ErrorReport.Source(fileID: fileID, line: line)
    self(ErrorReport(error, origin: origin, source: source, attempt: attempt))
  }

  /// Passes a report on.
  ///
  /// - Parameter report: A report that was received elsewhere.
  @MainActor
  public func callAsFunction(_ report: ErrorReport) {
    receiver.receive(report)
  }
}

extension ReportAction {
  /// Runs an operation of a view, and reports what it throws.
  ///
  /// An operation that is told to stop may fail in any way; nobody is waiting for it.
  @MainActor
  func errors(
    of operation: @MainActor () async throws -> Void, origin: ErrorOrigin,
    source: ErrorReport.Source
  ) async {
    do {
      try await operation()
    } catch {
      guard !Task.isCancelled, !error.isCancellation else { return }
      self(ErrorReport(error, origin: origin, source: source))
    }
  }
}

/// Something in the view tree that reports come to.
///
/// An object, so that SwiftUI sees the same value of the environment as long as it is the same.
protocol ReportReceiver: AnyObject, Sendable {
  @MainActor func receive(_ report: ErrorReport)
}

private final class ReportClosure: ReportReceiver {
  private let handle: @MainActor (ErrorReport) -> Void

  init(_ handle: @escaping @MainActor (ErrorReport) -> Void) {
    self.handle = handle
  }

  func receive(_ report: ErrorReport) {
    handle(report)
  }
}
