#if canImport(WidgetKit)
  public import WidgetKit

  @available(visionOS 26, *)
  extension WidgetContent {
    /// The policy of a timeline that WidgetKit reloads at the content's `reloadDate`.
    public var reloadPolicy: TimelineReloadPolicy { .after(reloadDate) }
  }
#endif
