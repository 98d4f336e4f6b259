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
      await open(screen)
      try await draw(screen.rawValue)
      for language in Self.languages where window.choose(language, in: "Language") {
        await wait { !window.isBusy }
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

  private func open(_ screen: GalleryScreen) async {
    list?.select(AnyHashable(screen))
    await session.settle()
    await wait { !window.isBusy }
  }

  private mutating func visit(_ screen: GalleryScreen) async throws {
    list?.select(AnyHashable(screen))
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
      let isOn = window.flipSwitch(titled: title)
      try await tryOut("\(screen.rawValue) - \(title) \(isOn ? "on" : "off")")
    }
  }

  /// Opens a screen by way of another, so that its state is reset.
  private func reopen(_ screen: GalleryScreen) async {
    list?.select(GalleryScreen.allCases.first { $0 != screen }.map(AnyHashable.init))
    list?.select(AnyHashable(screen))
    await wait { !window.isBusy }
  }

  /// Refreshes the current screen, and presses all of its buttons.
  private mutating func tryOut(_ name: String) async throws {
    await wait { !window.isBusy }
    await window.first { $0.element.traits.isRefreshable }?.refresh()?.value
    try await draw(name)
    for (known, title) in window.titledButtons {
      let texts = window.texts
      // The title may have changed, and the button may have been replaced.
      (window.first { $0 === known } ?? window.button(titled: title))?.press()
      var isOver = await somethingIsPresented()
      if !isOver, window.isBusy {
        try await draw("\(name) - \(title) - under way")
        await wait(within: .seconds(4)) { !window.isBusy || session.graph.roots.count > 1 }
        isOver = session.graph.roots.count > 1
      }
      guard isOver else {
        if window.texts != texts { try await draw("\(name) - \(title)") }
        await closeToasts(over: window)
        continue
      }
      try await draw("\(name) - \(title)")
      try await drawWhatIsWithin("\(name) - \(title)")
      repeat { await close() } while await somethingIsPresented(within: .milliseconds(200))
    }
  }

  /// Presses the buttons of a sheet, and draws the presentations over it.
  private mutating func drawWhatIsWithin(_ name: String) async throws {
    guard let sheet = session.graph.roots.last, sheet.isScreen else { return }
    let depth = session.graph.roots.count
    for title in sheet.buttonTitles {
      sheet.button(titled: title)?.press()
      if await somethingIsPresented(over: depth) {
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
      await wait { screen.closeButton !== button }
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

  /// Waits for a presentation; returns false if none appears in time.
  private func somethingIsPresented(
    over depth: Int = 1, within patience: Duration = .seconds(2)
  ) async -> Bool {
    await wait(within: patience) { session.graph.roots.count > depth }
    return session.graph.roots.count > depth
  }

  /// Waits until a condition is true or the time limit has elapsed.
  private func wait(within patience: Duration = .seconds(2), until isMet: () -> Bool) async {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while !isMet(), clock.now < deadline {
      try? await clock.sleep(for: .milliseconds(10))
    }
  }

  private var window: ElementNode { session.graph.roots[0] }

  private var list: ElementNode? {
    window.first { if case .list(.some) = $0.element.kind { true } else { false } }
  }
}

extension ElementNode {
  /// Whether the element is a sheet or a cover, with a screen of its own.
  fileprivate var isScreen: Bool {
    switch element.kind {
    case .sheet, .fullScreenCover: true
    default: false
    }
  }

  /// Whether the element contains an indeterminate progress indicator.
  fileprivate var isBusy: Bool {
    first { if case .progress(nil) = $0.element.kind { true } else { false } } != nil
  }

  /// Returns the options of a picker; empty if there is no such picker.
  fileprivate func options(in label: String) -> [String] {
    picker(label)?.children(in: .content).compactMap(\.text) ?? []
  }

  /// Selects the option of a picker that begins with a text; returns whether such an option exists.
  fileprivate func choose(_ option: String, in label: String) -> Bool {
    let picker = picker(label)
    let tag = picker?.children(in: .content).first { $0.text?.hasPrefix(option) ?? false }
      .flatMap(\.element.traits.tag)
    guard let picker, let tag else { return false }
    picker.select(tag)
    return true
  }

  private func picker(_ label: String) -> ElementNode? {
    first { node in
      guard case .picker = node.element.kind else { return false }
      return node.children(in: .label).contains { $0.text == label }
    }
  }

  /// All texts in reading order.
  fileprivate var texts: [String] {
    (text.map { [$0] } ?? []) + children.flatMap(\.texts)
  }

  /// A switch's title; nil for other elements.
  fileprivate var switchTitle: String? {
    guard case .toggle = element.kind else { return nil }
    return children(in: .label).compactMap(\.text).joined(separator: " ")
  }

  /// Flips the switch with a title, and returns whether it is on now.
  fileprivate func flipSwitch(titled title: String) -> Bool {
    let found = first { $0.switchTitle == title }
    guard let found, case .toggle(let isOn) = found.element.kind else { return false }
    found.setOn(!isOn)
    return !isOn
  }

  /// The button that closes a toast.
  fileprivate var closeButton: ElementNode? {
    first { $0.slot == .overlay }?.first { $0.title == "" }
  }

  fileprivate var switchTitles: [String] {
    (switchTitle.map { [$0] } ?? []) + children.flatMap(\.switchTitles)
  }

  /// The buttons with their titles; of plain buttons and of buttons that show code, only the first.
  fileprivate var titledButtons: [(button: ElementNode, title: String)] {
    let (plain, code) = (allButtons.filter(\.isPlain), allButtons.filter(\.showsCode))
    return allButtons.filter { button in
      !button.isPlain && !button.showsCode || button === plain.first || button === code.first
    }
    .map { ($0, $0.title ?? "") }
  }

  private var isPlain: Bool { element.traits.buttonStyle == .plain }

  private var showsCode: Bool { title == "Code" }

  fileprivate var buttonTitles: [String] { titledButtons.map(\.title) }

  private var allButtons: [ElementNode] {
    (title?.isEmpty ?? true ? [] : [self]) + children.flatMap(\.allButtons)
  }

  fileprivate func button(titled wanted: String) -> ElementNode? {
    first { $0.title == wanted }
  }

  fileprivate func first(where isWanted: (ElementNode) -> Bool) -> ElementNode? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// The first text of a button's label, or else its accessibility label; nil for other elements.
  ///
  /// The title of a button that closes a toast is empty.
  private var title: String? {
    guard case .button = element.kind else { return nil }
    let symbol = first { if case .symbol = $0.element.kind { true } else { false } }
    if case .symbol("xmark") = symbol?.element.kind { return "" }
    return children(in: .label).flatMap(\.texts).first ?? element.traits.accessibility.label ?? ""
  }

  private var text: String? {
    if case .text(let text) = element.kind { text } else { nil }
  }
}
