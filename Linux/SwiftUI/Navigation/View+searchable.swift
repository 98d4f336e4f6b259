#if !os(tvOS) && !os(watchOS)
  extension View {
    /// Adds a search field, which is in the stand-in a text field above the view during a search.
    public nonisolated func searchable(
      text: Binding<String>, isPresented: Binding<Bool>,
      placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
      safeAreaInset(edge: .top) {
        if isPresented.wrappedValue {
          TextField(text: text, prompt: prompt) { Text("Search") }
        }
      }
    }
  }

  /// The place of a search field.
  public struct SearchFieldPlacement: Sendable {
    /// The place that the platform prefers.
    public static let automatic = SearchFieldPlacement()
  }
#endif
