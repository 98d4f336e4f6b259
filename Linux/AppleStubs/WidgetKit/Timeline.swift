public import AppleFoundation

/// The content of a widget at a date.
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
public protocol TimelineEntry {
  /// The date.
  var date: Date { get }
}

/// The entries of a widget, and the date of their reload.
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
public struct Timeline<EntryType> where EntryType: TimelineEntry {
  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}

/// The earliest date of a reload.
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
public struct TimelineReloadPolicy: Equatable {
  private let date: Date

  /// Reloads after a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}
