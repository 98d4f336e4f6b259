import Foundation
import Observation
import RecourseTestServer
import RecourseUI

/// The state of the Uploads screen, independent of its views: 20 files, and a server with faults.
@MainActor
@Observable
final class UploadsModel {
  /// The state of a file.
  enum FileState: String, CaseIterable {
    case uploaded, uploading, waiting, failed
  }

  /// The numbers of the files.
  static let files = 1...20

  /// The number of uploaded files.
  var uploaded = 0
  /// The number of requests to the server.
  private(set) var requestCount = 0

  private var states: [Int: FileState] = [:]
  private var uploads: Task<[Void?], Never>?
  private let server: GalleryServer
  /// With the server's seed, two of the first 20 requests are rejected and one connection is reset,
  /// and the requests after them succeed.
  private static let faults: ServerFaults = [
    .always(.delay(.milliseconds(200))), .random(0.1, .status(503)), .random(0.1, .reset),
  ]

  /// Creates a model before its first upload.
  ///
  /// - Parameter clock: Measures the server's delays. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    server = GalleryServer { try LoopbackServer(seed: 9, clock: clock) { _ in ServerResponse() } }
  }

  /// Whether the uploads are in progress, or wait for the person's decision.
  var isUploading: Bool { uploads != nil }

  /// The number of files in each state, in words.
  var stateText: String {
    FileState.allCases.compactMap { state in
      let count = Self.files.count { self.state(of: $0) == state }
      return count > 0 ? "\(count) \(state.rawValue)" : nil
    }
    .joined(separator: ", ")
  }

  /// Returns the state of a file.
  func state(of file: Int) -> FileState { states[file] ?? .waiting }

  /// Discards the state of earlier uploads, and starts new ones.
  ///
  /// - Parameter start: Returns the task of the uploads.
  func begin(_ start: () -> Task<[Void?], Never>) {
    guard !isUploading else { return }
    uploaded = 0
    requestCount = 0
    states = [:]
    server.faults = Self.faults
    let uploads = start()
    self.uploads = uploads
    Task {
      _ = await uploads.value
      self.uploads = nil
    }
  }

  /// Uploads a file.
  func upload(_ file: Int) async throws {
    states[file] = .uploading
    requestCount += 1
    do {
      try await server.send("POST", "files/\(file)", body: Data("File \(file)".utf8))
      states[file] = .uploaded
    } catch {
      states[file] = error.isCancellation ? .waiting : .failed
      throw error
    }
  }

  /// Cancels the uploads; the uploaded files stay.
  func cancel() {
    uploads?.cancel()
  }
}
