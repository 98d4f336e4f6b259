import AdwaitaRenderer
import Foundation
import GalleryScreens
import SwiftUI

/// The Gallery's application ID for the desktop.
let identifier = "org.recourse.Gallery"

switch GalleryCommand.ofProcess() {
case .listScreens:
  print(GalleryCommand.screenList)
case .help:
  print(GalleryCommand.helpText)
case .open(let screen, let language, let explains):
  let app = GalleryApp(screen: screen, language: language, explains: explains)
  exit(AdwaitaApplication.run(app, identifier: identifier))
case .draw(let screen, let steps, let file, let look):
  exit(
    draw(GalleryApp(screen: screen, language: look.language, explains: look.explains), as: look) {
      session in
      var pictures = GalleryPictures(of: session)
      for step in steps { try await session.take(step) }
      try await pictures.draw(to: file)
      return pictures
    })
case .drawScreens(let screens, let folder, let withPresentations, let look):
  exit(
    draw(GalleryApp(screen: .start, language: look.language, explains: look.explains), as: look) {
      session in
      var tour = try GalleryTour(session: session, folder: folder)
      if withPresentations {
        try await tour.tryOut(screens)
      } else {
        try await tour.see(screens)
      }
      return tour.pictures
    })
case .drawMeanings(let folder, let look):
  let model = MeaningsModel(language: look.language)
  exit(
    draw(MeaningsApp(model: model), as: look) { session in
      try await MeaningTour(model: model, session: session, folder: folder).draw()
    })
}

/// Draws pictures, and fails if a text in them is cut off.
@MainActor
func draw(
  _ app: some App, as look: GalleryLook,
  pictures: @escaping @MainActor (AdwaitaSession) async throws -> GalleryPictures
) -> Int32 {
  AdwaitaApplication.run(
    app, identifier: identifier, windowSize: look.size, textScale: Double(look.textSize) / 100
  ) { session in
    try await pictures(session).requireWhole()
  }
}
