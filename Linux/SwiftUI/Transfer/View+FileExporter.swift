#if !os(tvOS) && !os(watchOS)
  extension View {
    /// Presents a dialog that saves an item while a binding is `true`; without a text item, saves
    /// an empty file.
    public nonisolated func fileExporter<T: Transferable>(
      isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
      defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
      onCancellation: @escaping () -> Void = {}
    ) -> some View {
      modifier(
        FileExporter(
          isPresented: isPresented, text: item as? String, filename: defaultFilename ?? "Untitled",
          onCompletion: onCompletion, onCancellation: onCancellation))
    }
  }

  /// Presents the dialog, and calls the completion or cancellation handler after its dismissal.
  nonisolated private struct FileExporter: ViewModifier {
    let isPresented: Binding<Bool>
    let text: String?
    let filename: String
    let onCompletion: (Result<URL, any Error>) -> Void
    let onCancellation: () -> Void
    var result = State<Result<URL, any Error>?>(initialValue: nil)

    @MainActor
    func body(content: Content) -> some View {
      content.sheet(isPresented: isPresented, onDismiss: { finish() }) {
        FileDialog(filename: filename) { file in
          result.wrappedValue = Result { try write(to: file) }
          isPresented.wrappedValue = false
        }
      }
    }

    @MainActor
    private func write(to file: URL) throws -> URL {
      try Data((text ?? "").utf8).write(to: file, options: .atomic)
      return file
    }

    @MainActor
    private func finish() {
      guard let result = result.wrappedValue else { return onCancellation() }
      self.result.wrappedValue = nil
      onCompletion(result)
    }
  }

  /// A form for the destination of a file.
  nonisolated private struct FileDialog: View {
    let save: @MainActor (URL) -> Void
    private var path: State<String>
    @Environment(\.dismiss) private var dismiss

    init(filename: String, save: @escaping @MainActor (URL) -> Void) {
      self.save = save
      let folder = FileManager.default.homeDirectoryForCurrentUser
      path = State(initialValue: folder.appendingPathComponent(filename).path)
    }

    @MainActor
    var body: some View {
      Form {
        TextField(text: path.projectedValue) { Text(verbatim: "File") }
        Button {
          save(URL(fileURLWithPath: path.wrappedValue))
        } label: {
          Text(verbatim: "Save")
        }
        .keyboardShortcut(.defaultAction)
        Button {
          dismiss()
        } label: {
          Text(verbatim: "Cancel")
        }
        .keyboardShortcut(.cancelAction)
      }
      .navigationTitle(Text(verbatim: "Save"))
    }
  }
#endif
