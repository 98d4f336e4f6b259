extension View {
  /// Presents a sheet while a binding is `true`.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented: isPresented, onDismiss, content)
  }

  /// Presents a sheet for an item while the item is not nil; another item replaces the sheet.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item: item, onDismiss, content)
  }

  #if !os(macOS)
    /// Presents a full-screen cover while a binding is `true`.
    public nonisolated func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping () -> Content
    ) -> some View {
      presenting(.fullScreenCover, isPresented: isPresented, onDismiss, content)
    }

    /// Presents a full-screen cover for an item while the item is not nil.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
      item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
      presenting(.fullScreenCover, item: item, onDismiss, content)
    }
  #endif

  private nonisolated func presenting<Content: View>(
    _ kind: Element.Kind, isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    presenting {
      guard isPresented.wrappedValue else { return nil }
      return PresentationRequest(
        kind: kind, identity: nil, content: Deferred(content: content), isFixed: false,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
    }
  }

  private nonisolated func presenting<Item: Identifiable, Content: View>(
    _ kind: Element.Kind, item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    presenting {
      guard let value = item.wrappedValue else { return nil }
      return PresentationRequest(
        kind: kind, identity: AnyHashable(value.id),
        content: Deferred { content(value) }, isFixed: false,
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
  }
}
