#if canImport(UIKit) && !os(watchOS) || canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension View {
    /// Layers another view behind the view; the stand-in never draws the platform's views.
    public nonisolated func background<V: View>(
      alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
  }
#endif
