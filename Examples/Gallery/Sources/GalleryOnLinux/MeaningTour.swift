@_spi(Rendering) import AdwaitaRenderer
import Foundation
import GalleryScreens
@_spi(Rendering) import SwiftUI

/// Draws every meaning of an error in each place, and writes the words beside the pictures.
@MainActor
struct MeaningTour {
  let model: MeaningsModel
  let session: AdwaitaSession
  let folder: URL

  /// Draws the pictures, and writes a line for each meaning into the file words.tsv: its name, its
  /// title and its message, separated by tabs.
  func draw() async throws -> GalleryPictures {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var pictures = GalleryPictures(of: session)
    var lines = ""
    for meaning in MeaningsModel.meanings {
      for place in MeaningsModel.Place.allCases {
        model.show(meaning, as: place)
        try await waitForError(in: place, titled: model.words(for: meaning).title)
        let name = "\(meaning.rawValue)-\(place.rawValue).png"
        try await pictures.draw(to: folder.appendingPathComponent(name))
        if place == .alert { session.graph.roots.last?.dismiss() }
      }
      let words = model.words(for: meaning)
      let message = words.message.replacingOccurrences(of: "\n", with: " ")
      lines += "\(meaning.rawValue)\t\(words.title)\t\(message)\n"
    }
    try Data(lines.utf8).write(to: folder.appendingPathComponent("words.tsv"))
    return pictures
  }

  private func waitForError(in place: MeaningsModel.Place, titled title: String) async throws {
    await session.settle()
    let isShown = {
      switch place {
      case .alert: session.graph.roots.count == 2
      case .toast: session.window.closeButton != nil
      case .view: session.window.closeButton == nil && session.window.texts.contains(title)
      }
    }
    await session.wait(within: .seconds(10), until: isShown)
    guard isShown() else { throw MissingError(place: place) }
  }

  /// An error that has not appeared.
  private struct MissingError: Error, CustomStringConvertible {
    let place: MeaningsModel.Place

    var description: String { "The error has not appeared: \(place.rawValue)." }
  }
}
