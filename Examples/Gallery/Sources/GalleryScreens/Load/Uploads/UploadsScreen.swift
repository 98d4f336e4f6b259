import RecourseUI
import SwiftUI

/// An operation on many files.
///
/// The server rejects some files: watch for the single alert that groups the failures by cause. Try
/// Again uploads the failed files only, because the others are there already. A cancelled upload
/// keeps its files, and is no failure.
struct UploadsScreen: View {
  @State private var model: UploadsModel

  /// Creates the screen of a model; the default model has uploaded nothing yet.
  init(model: UploadsModel = UploadsModel()) {
    _model = State(initialValue: model)
  }

  var body: some View {
    UploadsForm(model: model)
      .errorPolicy("uploads") { On(AggregateError.self, .alert) }
      .withdrawsReportsOnDisappear()
  }
}

private struct UploadsForm: View {
  let model: UploadsModel
  @Environment(\.attempt) private var attempt

  var body: some View {
    Form {
      Section {
        CapabilityRow(
          title: "20 files", explanation: "attempt.all uploads four files at a time.",
          button: "Upload", isEnabled: !model.isUploading, code: "func upload", ".errorPolicy(",
          action: upload)
        CapabilityRow(
          title: "An early end", explanation: "Cancelling the task keeps the uploaded files.",
          button: "Cancel", isEnabled: model.isUploading, code: "func cancel", "attempt.all(",
          action: model.cancel)
      } header: {
        Text("Try It")
      } footer: {
        Text(
          """
          The server rejects some files with 503, and drops some connections. Watch for the single \
          alert with all failures, grouped by cause. Try Again uploads the failed files only.
          """)
      }
      Section("Progress") {
        ProgressView(value: Double(model.uploaded), total: Double(UploadsModel.files.count)) {
          Text("\(model.uploaded) of \(UploadsModel.files.count)")
        }
        LabeledContent {
          VStack {
            FileSymbols(files: 1...10, model: model)
            FileSymbols(files: 11...20, model: model)
          }
        } label: {
          Text("Files")
          Text(model.stateText)
        }
        LabeledContent("Requests", value: "\(model.requestCount)")
      }
    }
    .onDisappear { model.cancel() }
  }

  private func upload() {
    model.begin {
      attempt.all(
        UploadsModel.files, failing: { "\($0) of \($1) files couldn’t be uploaded" },
        maxConcurrent: 4, onProgress: { uploaded, _ in model.uploaded = uploaded }
      ) { [model] file in
        try await model.upload(file)
      }
    }
  }
}

/// A symbol for each of some files.
private struct FileSymbols: View {
  let files: ClosedRange<Int>
  let model: UploadsModel

  var body: some View {
    HStack {
      ForEach(files, id: \.self) { file in
        let state = model.state(of: file)
        Image(systemName: state.symbol)
          .foregroundStyle(state.color)
          .accessibilityLabel("File \(file): \(state.rawValue)")
      }
    }
  }
}

extension UploadsModel.FileState {
  fileprivate var symbol: String {
    switch self {
    case .uploaded: "checkmark"
    case .uploading: "arrow.up"
    case .waiting: "minus"
    case .failed: "xmark"
    }
  }

  fileprivate var color: Color {
    switch self {
    case .uploaded: .green
    case .uploading: .blue
    case .waiting: .gray
    case .failed: .red
    }
  }
}

#Preview {
  UploadsScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
