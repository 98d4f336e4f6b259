import AdwaitaRenderer
import Foundation
import GalleryScreens

/// The name that the desktop knows the Gallery by.
let identifier = "org.recourse.Gallery"

let command: GalleryCommand
do {
  command = try GalleryCommand(Array(CommandLine.arguments.dropFirst()))
} catch {
  try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
  exit(GalleryCommandError.exitStatus)
}

switch command {
case .listScreens:
  for screen in GalleryScreen.allCases { print(screen.rawValue) }
case .open(let screen):
  exit(AdwaitaApplication.run(GalleryApp(screen: screen), identifier: identifier))
case .draw(let screen, let file):
  exit(
    AdwaitaApplication.run(GalleryApp(screen: screen), identifier: identifier) { session in
      try await session.screenshot(to: file)
    })
case .drawAll(let folder):
  exit(
    AdwaitaApplication.run(GalleryApp(), identifier: identifier) { session in
      try await GalleryTour(session: session, folder: folder).run()
    })
}
