import AdwaitaRenderer
import Foundation

/// Pictures of the Gallery, and the texts that are not whole in them.
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

  /// Fails if a person can’t read all of a text.
  func requireWhole() throws {
    guard !cutOffTexts.isEmpty else { return }
    throw CutOff(texts: cutOffTexts)
  }

  /// Some texts are not whole.
  private struct CutOff: Error, CustomStringConvertible {
    let texts: [(file: URL, text: String)]

    var description: String {
      texts.map { "\($0.file.lastPathComponent): “\($0.text)” is cut off." }.joined(separator: "\n")
    }
  }
}
