import Foundation
import RecourseUI
import SwiftUI

struct AlbumUpload: View {
  let photos: [URL]
  let upload: @Sendable (URL) async throws -> Void
  @State private var uploaded = 0
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    VStack {
      ProgressView(value: Double(uploaded) / Double(max(photos.count, 1)))
      Button("Upload") {
        attempt.all(
          photos, title: { "\($0.failures.count) of \($0.total) photos weren’t uploaded" },
          onProgress: { succeeded, _ in uploaded = succeeded }
        ) { photo in
          try await upload(photo)
        }
      }
    }
  }
}
