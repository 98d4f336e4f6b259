import Foundation
import RecourseUI
import SwiftUI

struct AlbumUpload: View {
  let photos: [URL]
  let upload: @Sendable (URL) async throws -> Void
  @State private var uploaded = 0
  @Environment(\.attempt) private var attempt

  var body: some View {
    VStack {
      ProgressView(value: Double(uploaded) / Double(max(photos.count, 1)))
      Button("Upload") {
        attempt.all(
          photos, failing: { "\($0) of \($1) photos weren’t uploaded" },
          onProgress: { succeeded, _ in uploaded = succeeded }
        ) { photo in
          try await upload(photo)
        }
      }
    }
  }
}
