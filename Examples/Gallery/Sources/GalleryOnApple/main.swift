import Foundation
import GalleryScreens
import SwiftUI

let command = GalleryCommand.ofProcess()

switch command {
case .listScreens:
  print(GalleryCommand.screenList)
case .help:
  print(GalleryCommand.helpText)
case .open:
  OpenedGallery.main()
case .draw(let screen, let steps, let file, let look):
  guard steps.isEmpty else { stop("a step before a screenshot") }
  try GalleryPicture(of: screen, as: look).write(to: file)
case .drawScreens(let screens, let folder, _, let look):
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for screen in screens {
    try GalleryPicture(of: screen, as: look)
      .write(to: folder.appendingPathComponent("\(screen.rawValue).png"))
  }
case .drawMeanings:
  stop("a picture of a presentation")
}

/// Ends the process, because only the Gallery on Linux can do something.
func stop(_ task: String) -> Never {
  try? FileHandle.standardError.write(
    contentsOf: Data("Gallery: \(task) needs the Gallery on Linux.\n".utf8))
  exit(GalleryCommandError.exitStatus)
}

/// The Gallery, opened on the screen that the command line names.
struct OpenedGallery: App {
  private let gallery: GalleryApp

  init() {
    guard case .open(let screen, let language, let explains) = command else {
      preconditionFailure("The command opens no screen.")
    }
    gallery = GalleryApp(screen: screen, language: language, explains: explains)
  }

  var body: some Scene { gallery.body }
}
