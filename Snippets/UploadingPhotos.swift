// Runs an operation for many elements, and reports their failures as one problem.
import Foundation
import RecourseUI
import SwiftUI

struct UploadButton: View {
  let photos: [URL]
  @State private var progress = 0.0
  @Environment(\.attempt) private var attempt

  var body: some View {
    ProgressView(value: progress)
    Button("Upload") {
      attempt.all(photos, onProgress: { progress = Double($0) / Double($1) }) { photo in
        try await upload(photo)
      }
    }
  }
}

func upload(_ photo: URL) async throws {
  _ = try Data(contentsOf: photo)
}
