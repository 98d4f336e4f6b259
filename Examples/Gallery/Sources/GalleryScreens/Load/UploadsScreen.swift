import RecourseTestServer
import RecourseUI
import SwiftUI

/// An operation on many files.
///
/// The server rejects some files: watch for the single alert that groups the failures by cause. Try
/// Again uploads the failed files only, because the others are there already. A cancelled upload
/// keeps its files, and is no failure.
struct UploadsScreen: View {
  /// Measures the server’s delays.
  var clock: any Clock<Duration> = ContinuousClock()

  var body: some View {
    UploadsForm(clock: clock)
      .errorPolicy("uploads") { On(.type(AggregateError.self), .alert) }
      .resolvesReportsOnDisappear()
  }
}

private struct UploadsForm: View {
  @State private var states: [Int: FileState] = [:]
  @State private var uploaded = 0
  @State private var requests = 0
  @State private var uploads: AttemptHandle<[Void?]>?
  @State private var server: GalleryServer
  @Environment(\.attemptOperation) private var attempt

  init(clock: any Clock<Duration>) {
    let server = GalleryServer { try LoopbackServer(seed: 9, clock: clock) { _ in .init() } }
    _server = State(initialValue: server)
  }

  var body: some View {
    Form {
      Section {
        CapabilityRow(
          title: "20 files",
          explanation: "Four files at a time, and one message for all: attempt.all.",
          button: "Upload", isEnabled: uploads == nil, code: ".errorPolicy(", "func upload"
        ) {
          guard uploads == nil else { return }
          (states, uploaded, requests) = ([:], 0, 0)
          // With the server’s seed, three of the first 20 requests fail, and the next ones succeed.
          server.faults = [
            .always(.delay(.milliseconds(200))), .random(0.1, .status(503)), .random(0.1, .reset),
          ]
          uploads = attempt.all(
            1...20, title: { "\($0.failures.count) of \($0.total) files couldn’t be uploaded" },
            maxConcurrent: 4,
            onProgress: { succeeded, _ in uploaded = succeeded }
          ) { try await upload($0) }
        }
        CapabilityRow(
          title: "An early end", explanation: "Cancelling the handle keeps the uploaded files.",
          button: "Cancel", isEnabled: uploads != nil, code: "uploads = attempt.all("
        ) {
          uploads?.cancel()
        }
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
        ProgressView(value: Double(uploaded), total: 20) { Text("\(uploaded) of 20") }
        LabeledContent {
          VStack {
            ForEach([1...10, 11...20], id: \.self) { files in
              HStack { ForEach(files, id: \.self) { symbol(of: $0) } }
            }
          }
        } label: {
          Text("Files")
          Text(stateText)
        }
        LabeledContent("Requests", value: "\(requests)")
      }
    }
    .task(id: uploads) { if await uploads?.value != nil { uploads = nil } }
    .onDisappear { uploads?.cancel() }
  }

  private func upload(_ file: Int) async throws {
    requests += 1
    states[file] = .uploading
    do {
      try await server.send("POST", "files/\(file)")
      states[file] = .uploaded
    } catch {
      states[file] = error.isCancellation ? .waiting : .failed
      throw error
    }
  }

  /// The number of files in each state, in words.
  private var stateText: String {
    let counts = Dictionary(grouping: 1...20) { states[$0] ?? .waiting }.mapValues(\.count)
    return FileState.allCases.compactMap { state in counts[state].map { "\($0) \(state)" } }
      .joined(separator: ", ")
  }

  private func symbol(of file: Int) -> some View {
    let state = states[file] ?? .waiting
    return Image(systemName: state.rawValue)
      .foregroundStyle(state.color)
      .accessibilityLabel("File \(file): \(String(describing: state))")
  }
}

/// The states of a file, and their symbols.
enum FileState: String, CaseIterable {
  case uploaded = "checkmark", uploading = "arrow.up", waiting = "minus", failed = "xmark"

  var color: Color { [.uploaded: .green, .uploading: .blue, .failed: .red][self] ?? .gray }
}

#Preview { UploadsScreen().errorRouter(ErrorRouter(policy: .gallery)) }
