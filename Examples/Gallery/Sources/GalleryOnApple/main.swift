import Foundation
import GalleryScreens
import SwiftUI

let command = GalleryCommand.ofProcess()

switch command {
case .listScreens:
  for screen in GalleryScreen.allCases { print(screen.rawValue) }
case .open:
  OpenedGallery.main()
case .draw(let screen, let file, let look):
  try GalleryPicture(of: screen, in: look.size).write(to: file)
case .drawScreens(let folder, _, let look):
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for screen in GalleryScreen.allCases {
    try GalleryPicture(of: screen, in: look.size)
      .write(to: folder.appendingPathComponent("\(screen.rawValue).png"))
  }
}

/// The Gallery, opened on the screen that the command line names.
struct OpenedGallery: App {
  private let gallery: GalleryApp

  init() {
    guard case .open(let screen) = command else {
      preconditionFailure("The command opens no screen.")
    }
    gallery = GalleryApp(screen: screen)
  }

  var body: some Scene { gallery.body }
}
