public import Foundation
public import Recourse

/// The content of a widget over its reloads: the last value that was loaded, the failure since then
/// and the date of the next reload.
///
/// A failed reload keeps the value, so that the widget never becomes empty. The content is a value
/// that the widget stores, because the process of an extension ends between two reloads.
///
/// ```swift
/// var content = store.read()
/// await content.load(every: .seconds(3_600)) { try await bank.balance() }
/// store.write(content)
/// return Timeline(entries: [entry(content)], policy: content.reloadPolicy)
/// ```
public struct WidgetContent<Value: Sendable>: Sendable {
  /// The last value that was loaded; nil if none was.
  public private(set) var value: Value?
  /// The date at which the value was loaded; nil if none was.
  public private(set) var loadDate: Date?
  /// The failure since the value was loaded; nil after a success.
  public private(set) var failure: WidgetFailure?
  /// The earliest date of the next reload, from which on the value is out of date.
  ///
  /// It is the `staleDate` of a Live Activity as well.
  public private(set) var reloadDate: Date

  /// Creates the content of a new widget, or of a preview.
  ///
  /// - Parameters:
  ///   - value: A value. The default is nil: none was loaded.
  ///   - failure: A failure since then. The default is nil: none.
  ///   - date: The date of the value and of the next reload. The default is the current date.
  public init(_ value: Value? = nil, failure: WidgetFailure? = nil, at date: Date = Date()) {
    self.value = value
    self.failure = failure
    loadDate = value == nil ? nil : date
    reloadDate = date
  }

  /// Loads a value on the caller's actor, and sets the date of the next reload.
  ///
  /// A success replaces the value and removes the failure. A failure keeps the value, and the next
  /// reload follows the schedule: later if the error requests it, as with `Retry-After`, and never
  /// within 15 minutes, which is the shortest interval in WidgetKit's budget. After an error that
  /// isn't retried, the next reload follows 6 hours later, unless the app reloads the timelines. A
  /// cancellation is no failure.
  ///
  /// - Parameters:
  ///   - interval: The time between a success and the next reload.
  ///   - schedule: The schedule of reloads after failures. The default is `.widget`.
  ///   - describer: Describes the error. The default uses the app's language.
  ///   - journal: The journal that records a failure, so that its support code leads to a record.
  ///     The default is nil: none.
  ///   - date: The date of this reload. The default is the current date.
  ///   - fileID: The file of the operation. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - operation: Loads the value.
  public nonisolated(nonsending) mutating func load(
    every interval: Duration, retrying schedule: RetrySchedule = .widget,
    describedBy describer: ErrorDescriber = ErrorDescriber(), journal: ErrorJournal? = nil,
    at date: Date = Date(), fileID: String = #fileID, line: Int = #line,
    operation: nonisolated(nonsending) () async throws -> Value
  ) async {
    do {
      value = try await operation()
      loadDate = date
      failure = nil
      reloadDate = date + interval
    } catch {
      journal?.record(error, fileID: fileID, line: line)
      fail(with: error, schedule, describer, at: date)
    }
  }

  private mutating func fail(
    with error: any Error, _ schedule: RetrySchedule, _ describer: ErrorDescriber, at date: Date
  ) {
    let attempts = (failure?.attempts ?? 0) + 1
    let start = failure?.date ?? date
    // The thread sanitizer reads the address of the generator, and a value without a size has none.
    var generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
    let decision = schedule.decision(
      after: error, attempt: attempts, elapsed: .seconds(date.timeIntervalSince(start)),
      previousDelay: failure?.delay, idempotency: .idempotent, date: date,
      catalog: describer.catalog, using: &generator)
    let tree = describer.tree(of: error)
    let delay: Duration
    switch decision {
    case .stop(.cancelled):
      reloadDate = max(reloadDate, date + .shortestReload)
      return
    case .retry(let planned, _): delay = max(planned, .shortestReload)
    case .stop: delay = max(tree.requestedDelay(at: date) ?? .zero, .reloadPause)
    }
    failure = WidgetFailure(
      describer.describe(error), attempts: attempts, since: start, delay: delay)
    reloadDate = date + delay
  }
}

extension WidgetContent: Equatable where Value: Equatable {}

extension WidgetContent: Hashable where Value: Hashable {}

extension WidgetContent: Encodable where Value: Encodable {}

extension WidgetContent: Decodable where Value: Decodable {}

extension RetrySchedule {
  /// A schedule for the reloads of a widget: 20 minutes to 4 hours apart, without a limit of
  /// attempts.
  ///
  /// WidgetKit grants 40 to 70 reloads in a day ("Keeping a widget up to date"): one in 20 minutes
  /// is the most that fits. The deviation of up to 20 % keeps the widgets of many devices from
  /// reloading together.
  public static let widget = exponential(
    maxAttempts: .max, first: .seconds(20 * 60), cap: .seconds(4 * 3_600)
  )
  .jitter(.proportional(0.2))
}

extension Duration {
  /// The shortest interval between two reloads in WidgetKit's budget.
  fileprivate static let shortestReload = Duration.seconds(15 * 60)
  /// The interval after an error for which a retry can't help: a tenth of a day's budget.
  fileprivate static let reloadPause = Duration.seconds(6 * 3_600)
}

extension Date {
  fileprivate static func + (date: Date, duration: Duration) -> Date {
    date.addingTimeInterval(duration / .seconds(1))
  }
}
