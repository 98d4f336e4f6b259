import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for a batch of which a part fails.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AlbumUploadTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let server = PhotoServer()

  init() {
    router = ErrorRouter(clock: clock)
  }

  @Test func `the failures are one problem, and only the failed photos are uploaded again`()
    async throws
  {
    let photos = (1...5).map { URL(filePath: "/photos/\($0).jpg") }
    let window = RecipeWindow(clock) {
      AlbumUpload(photos: photos) { try await server.receive($0) }.errorRouter(router)
    }
    await server.refuse(["2.jpg", "4.jpg"])
    try await window.tap("Upload")
    await window.wait { window.screen.texts.contains("2 of 5 photos weren’t uploaded") }
    #expect(window.screen.progress.first == 0.6)
    #expect(router.journal.counts.reported == 1)
    await server.refuse([])
    try await window.tap("Try Again")
    await window.wait { window.screen.progress.first == 1 }
    await window.pass()
    #expect(
      await server.requests.sorted()
        == ["1.jpg", "2.jpg", "2.jpg", "3.jpg", "4.jpg", "4.jpg", "5.jpg"])
    #expect(router.journal.counts.pending == 0)
  }
}

/// A server that refuses some of the photos.
private actor PhotoServer {
  private(set) var requests: [String] = []
  private var refused: Set<String> = []

  func refuse(_ names: Set<String>) {
    refused = names
  }

  func receive(_ photo: URL) throws {
    requests.append(photo.lastPathComponent)
    if refused.contains(photo.lastPathComponent) { throw URLError(.networkConnectionLost) }
  }
}
