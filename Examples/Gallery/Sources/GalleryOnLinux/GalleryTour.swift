@_spi(Rendering) import AdwaitaRenderer
import Foundation
import GalleryScreens
@_spi(Rendering) import SwiftUI

/// Operates the Gallery as a person would, and draws a picture of every state.
///
/// On each screen, the tour presses every button once (of plain rows and of the buttons that show
/// code only the first), draws the presentations, follows each to its end and closes it. The tour
/// repeats this in German, Japanese and right-to-left Arabic if a screen has a language picker, for
/// each scenario and module, and with each switch flipped.
@MainActor
struct GalleryTour {
  private(set) var pictures: GalleryPictures
  private let session: AdwaitaSession
  private let folder: URL
  private static let languages = ["German", "Japanese", "Arabic"]

  init(session: AdwaitaSession, folder: URL) throws {
    self.session = session
    self.folder = folder
    pictures = GalleryPictures(of: session)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Draws each screen as it opens, also in other languages if the screen has a language picker.
  mutating func see(_ screens: [GalleryScreen]) async throws {
    for screen in screens {
      await session.open(screen)
      try await draw(screen.rawValue)
      for language in Self.languages where window.choose(language, in: "Language") {
        await session.wait { !window.isBusy }
        try await draw("\(screen.rawValue) in \(language)")
      }
    }
  }

  /// Tries every control on each screen.
  mutating func tryOut(_ screens: [GalleryScreen]) async throws {
    for screen in screens {
      try await visit(screen)
    }
  }

  private mutating func visit(_ screen: GalleryScreen) async throws {
    session.screenList?.select(AnyHashable(screen))
    try await tryOut(screen.rawValue)
    for language in Self.languages where window.choose(language, in: "Language") {
      try await tryOut("\(screen.rawValue) in \(language)")
    }
    for picker in ["Scenario", "Module"] {
      for option in window.options(in: picker) {
        await reopen(screen)
        guard window.choose(option, in: picker) else { continue }
        try await tryOut("\(screen.rawValue) - \(option)")
      }
    }
    for title in window.switchTitles {
      guard let isOn = window.flipSwitch(titled: title) else { continue }
      try await tryOut("\(screen.rawValue) - \(title) \(isOn ? "on" : "off")")
    }
  }

  /// Opens a screen by way of another, so that its state is reset.
  private func reopen(_ screen: GalleryScreen) async {
    session.screenList?.select(GalleryScreen.allCases.first { $0 != screen }.map(AnyHashable.init))
    session.screenList?.select(AnyHashable(screen))
    await session.wait { !window.isBusy }
  }

  /// Refreshes the current screen, and presses all of its buttons.
  private mutating func tryOut(_ name: String) async throws {
    await session.wait { !window.isBusy }
    await window.first { $0.element.traits.isRefreshable }?.refresh()?.value
    try await draw(name)
    for (known, title) in window.titledButtons {
      let texts = window.texts
      // The title may have changed, and the button may have been replaced.
      (window.first { $0 === known } ?? window.button(titled: title))?.press()
      var isOver = await session.somethingIsPresented()
      if !isOver, window.isBusy {
        try await draw("\(name) - \(title) - under way")
        await session.wait(within: .seconds(4)) { !window.isBusy || session.graph.roots.count > 1 }
        isOver = session.graph.roots.count > 1
      }
      guard isOver else {
        if window.texts != texts { try await draw("\(name) - \(title)") }
        await closeToasts(over: window)
        continue
      }
      try await draw("\(name) - \(title)")
      try await drawWhatIsWithin("\(name) - \(title)")
      repeat { await close() } while await session.somethingIsPresented(within: .milliseconds(200))
    }
  }

  /// Presses the buttons of a sheet, and draws the presentations over it.
  private mutating func drawWhatIsWithin(_ name: String) async throws {
    guard let sheet = session.graph.roots.last, sheet.isScreen else { return }
    let depth = session.graph.roots.count
    for title in sheet.buttonTitles {
      sheet.button(titled: title)?.press()
      if await session.somethingIsPresented(over: depth) {
        try await draw("\(name) - \(title)")
        await close()
      } else if session.graph.roots.last === sheet, sheet.closeButton != nil {
        try await draw("\(name) - \(title)")
        await closeToasts(over: sheet)
      } else {
        return
      }
    }
  }

  private mutating func draw(_ name: String) async throws {
    let file = folder.appendingPathComponent(name.replacingOccurrences(of: "…", with: "") + ".png")
    try await pictures.draw(to: file)
    print(file.path)
  }

  /// Closes the toasts of a screen one after another, as a person would.
  private func closeToasts(over screen: ElementNode) async {
    while let button = screen.closeButton {
      button.press()
      await session.wait { screen.closeButton !== button }
    }
  }

  /// Closes the topmost presentation, as a person would.
  private func close() async {
    let top = session.graph.roots.last
    // An alert that disappears without an answer lingers, and would delay the next one.
    if let top, !top.isScreen, let title = top.buttonTitles.first, top.buttonTitles.count == 1 {
      top.button(titled: title)?.press()
    } else {
      top?.dismiss()
    }
    await session.settle()
  }

  private var window: ElementNode { session.window }
}
