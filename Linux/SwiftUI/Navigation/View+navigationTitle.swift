extension View {
  /// Sets the title of the screen that contains the view.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen that contains the view.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen that contains the view.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    decorated(.navigationTitle(title.resolved))
  }
}
