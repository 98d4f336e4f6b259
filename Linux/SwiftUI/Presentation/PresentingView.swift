/// A view that requests a presentation over its screen while a binding is set.
nonisolated struct PresentingView<Content: View>: PrimitiveView {
  let content: Content
  /// The request, evaluated at placement so that a change of the binding places the view again.
  let request: () -> PresentationRequest?

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    placement.presentation = request()
    placement.place(content)
  }
}

extension View {
  nonisolated func presenting(
    _ request: @escaping () -> PresentationRequest?
  ) -> some View {
    PresentingView(content: self, request: request)
  }

  /// Presents an alert or a dialog while the binding is `true` and the contents are not nil.
  nonisolated func presenting<A: View, M: View>(
    _ kind: Element.Kind, isPresented: Binding<Bool>, _ contents: AlertContents<A, M>?
  ) -> some View {
    presenting {
      guard isPresented.wrappedValue, let contents else { return nil }
      return PresentationRequest(
        kind: kind, identity: nil, content: contents, isFixed: true,
        dismiss: { isPresented.wrappedValue = false }, onDismiss: nil)
    }
  }
}

/// The message and the actions of an alert or a dialog.
nonisolated struct AlertContents<Actions: View, Message: View>: PrimitiveView {
  let actions: Actions
  let message: Message

  @MainActor
  func place(in placement: inout Placement) {
    placement.place(SlotView(.message, message), key: .position(0))
    placement.place(SlotView(.actions, actions), key: .position(1))
  }
}

extension Binding where Value == Bool {
  /// Creates a binding that is `true` while a value exists; `false` removes the value.
  init<Wrapped>(isPresent value: Binding<Wrapped?>) {
    location = ConversionLocation(
      value, get: { $0 != nil }, set: { isOn in isOn ? nil : .some(nil) })
  }
}
