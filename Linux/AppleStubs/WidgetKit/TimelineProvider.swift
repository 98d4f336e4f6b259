/// The source of a widget's timelines.
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
public protocol TimelineProvider {
  /// The content at a date.
  associatedtype Entry: TimelineEntry
  /// The surroundings of the widget.
  typealias Context = TimelineProviderContext

  /// Returns an entry without content.
  func placeholder(in context: Self.Context) -> Self.Entry

  /// Provides the current entry.
  @preconcurrency func getSnapshot(
    in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)

  /// Provides the entries from now on.
  @preconcurrency func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

/// The surroundings of a widget.
@available(iOS 14, macOS 11, watchOS 9, visionOS 26, *)
public struct TimelineProviderContext {}
