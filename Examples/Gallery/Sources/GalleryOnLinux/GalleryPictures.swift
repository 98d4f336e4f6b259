import AdwaitaRenderer
import Foundation

/// Draws pictures of the Gallery, and collects the texts that are cut off in them.
@MainActor
struct GalleryPictures {
  private let session: AdwaitaSession
  private var cutOffTexts: [(file: URL, text: String)] = []

  init(of session: AdwaitaSession) {
    self.session = session
  }

  /// Draws the windows into a file.
  mutating func draw(to file: URL) async throws {
    try await session.screenshot(to: file)
    cutOffTexts += session.cutOffTexts.map { (file, $0) }
  }

  /// Throws an error if a text in the pictures is cut off.
  func requireWhole() throws {
    guard !cutOffTexts.isEmpty else { return }
    throw CutOff(texts: cutOffTexts)
  }

  /// The texts that are cut off.
  private struct CutOff: Error, CustomStringConvertible {
    let texts: [(file: URL, text: String)]

    var description: String {
      texts.map { "\($0.file.lastPathComponent): “\($0.text)” is cut off." }.joined(separator: "\n")
    }
  }
}
