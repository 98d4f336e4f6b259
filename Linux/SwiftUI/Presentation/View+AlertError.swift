public import Foundation

extension View {
  /// Presents an alert with the title of an error while a binding is `true` and the error is not
  /// nil.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    let contents = error.map { _ in AlertContents(actions: actions(), message: EmptyView()) }
    return presenting(error.alertKind, isPresented: isPresented, contents)
  }

  /// Presents an alert with the title of an error, and a message, while a binding is `true` and the
  /// error is not nil.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    let contents = error.map { AlertContents(actions: actions($0), message: message($0)) }
    return presenting(error.alertKind, isPresented: isPresented, contents)
  }

  #if SDK_27
    /// Presents an alert with the title of an error while the error is not nil.
    public nonisolated func alert<E: LocalizedError, A: View>(
      error: Binding<E?>, @ViewBuilder actions: () -> A
    ) -> some View {
      alert(isPresented: Binding(isPresent: error), error: error.wrappedValue, actions: actions)
    }

    /// Presents an alert with the title of an error, and a message, while the error is not nil.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
      error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
      alert(
        isPresented: Binding(isPresent: error), error: error.wrappedValue, actions: actions,
        message: message)
    }
  #endif
}

extension Optional where Wrapped: LocalizedError {
  /// An alert that is titled with the error's description.
  fileprivate var alertKind: Element.Kind { .alert(title: self?.errorDescription ?? "") }
}

#if SDK_27
  extension View {
    /// Presents an alert with a title and actions for an item while the item is not nil.
    public nonisolated func alert<A: View, T>(
      _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
      alert(Text(titleKey), item: data, actions: actions)
    }

    /// Presents an alert with a title and actions for an item while the item is not nil.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
      _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
      alert(Text(title), item: data, actions: actions)
    }

    /// Presents an alert with a title and actions for an item while the item is not nil.
    public nonisolated func alert<A: View, T>(
      _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
    ) -> some View {
      alert(title, item: data, actions: actions) { _ in EmptyView() }
    }

    /// Presents an alert with a title, actions and a message for an item while the item is not nil.
    public nonisolated func alert<A: View, M: View, T>(
      _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
      @ViewBuilder message: (T) -> M
    ) -> some View {
      alert(Text(titleKey), item: data, actions: actions, message: message)
    }

    /// Presents an alert with a title, actions and a message for an item while the item is not nil.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
      _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
      @ViewBuilder message: (T) -> M
    ) -> some View {
      alert(Text(title), item: data, actions: actions, message: message)
    }

    /// Presents an alert with a title, actions and a message for an item while the item is not nil.
    public nonisolated func alert<A: View, M: View, T>(
      _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
      @ViewBuilder message: (T) -> M
    ) -> some View {
      alert(
        title, isPresented: Binding(isPresent: data), presenting: data.wrappedValue,
        actions: actions, message: message)
    }
  }
#endif
