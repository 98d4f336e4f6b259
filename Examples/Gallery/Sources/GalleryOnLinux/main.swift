import AdwaitaRenderer
import Foundation
import GalleryScreens

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
case .draw(let screen, let file, let look):
  exit(
    draw(GalleryApp(screen: screen, language: look.language, explains: look.explains), as: look) {
      session in
      var pictures = GalleryPictures(of: session)
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
}

/// Draws pictures, and fails if a text in them is cut off.
@MainActor
func draw(
  _ app: GalleryApp, as look: GalleryLook,
  pictures: @escaping @MainActor (AdwaitaSession) async throws -> GalleryPictures
) -> Int32 {
  AdwaitaApplication.run(
    app, identifier: identifier, windowSize: look.size, textScale: Double(look.textSize) / 100
  ) { session in
    try await pictures(session).requireWhole()
  }
}
