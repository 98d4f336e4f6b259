#if !os(tvOS)
  /// A control that presents the share interface; in the stand-in, a dialog that copies.
  nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
  where
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable,
    Label: View, Data.Element: Transferable
  {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let label: Label
    private var isPresented = State(initialValue: false)
  }

  extension ShareLink
  where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a share link for a string, with the system's label.
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
      items = CollectionOfOne(item)
      self.subject = subject
      self.message = message
      label = DefaultShareLinkLabel()
    }
  }

  extension ShareLink: View {
    /// The button and its confirmation dialog.
    @MainActor
    public var body: some View {
      Button {
        isPresented.wrappedValue = true
      } label: {
        label
      }
      .confirmationDialog(
        subject ?? Text(verbatim: "Share"), isPresented: isPresented.projectedValue,
        titleVisibility: .visible
      ) {
        Button {
          copy()
        } label: {
          Text(verbatim: "Copy")
        }
      } message: {
        message
      }
    }

    @MainActor
    private func copy() {
      #if os(Linux)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(
          items.compactMap { $0 as? String }.joined(separator: "\n"), forType: .string)
      #endif
    }
  }

  /// The system's label of a share link.
  nonisolated public struct DefaultShareLinkLabel: View {
    /// The title.
    @MainActor
    public var body: some View {
      Text(verbatim: "Share…")
    }
  }
#endif
