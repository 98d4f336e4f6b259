import Recourse
import Testing

/// The state of the screen as a function of the facts that a platform reports.
@Suite struct ScreenFactsTests {
  typealias Presentation = ScreenFacts.Presentation

  /// A case of the table: the facts, and the answers for an alert, a cover and a toast.
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let facts: ScreenFacts
    let answers: [SystemScreen]

    init(_ description: String, _ facts: ScreenFacts, _ answers: SystemScreen...) {
      self.description = description
      self.facts = facts
      self.answers = answers
    }
  }

  static let uiKit = [
    Case("nothing is presented", ScreenFacts(), .free, .free, .free),
    Case(
      "an alert", ScreenFacts(above: [Presentation(.alert)]), .up, .blocked, .blocked),
    Case(
      "a sheet", ScreenFacts(above: [Presentation(.cover)]), .blocked, .up, .blocked),
    Case(
      "an alert that arrives or leaves",
      ScreenFacts(above: [Presentation(.alert, isMoving: true)]), .blocked, .blocked, .blocked),
    Case(
      "an alert that moves over a sheet",
      ScreenFacts(above: [Presentation(.cover), Presentation(.alert, isMoving: true)]),
      .blocked, .up, .blocked),
    Case(
      "a popover", ScreenFacts(above: [Presentation(.popover)]), .blocked, .blocked, .free),
    Case(
      "an active search field", ScreenFacts(above: [Presentation(.search)]), .free, .free, .free),
    Case(
      "an alert over an active search field",
      ScreenFacts(above: [Presentation(.search), Presentation(.alert)]), .up, .blocked, .blocked),
    Case(
      "a sheet over an active search field",
      ScreenFacts(above: [Presentation(.search), Presentation(.cover)]), .blocked, .up, .blocked),
    Case(
      "a search field that begins",
      ScreenFacts(above: [Presentation(.search, isMoving: true)]), .blocked, .blocked, .blocked),
    Case("a background scene", ScreenFacts(scene: .inactive), .blocked, .blocked, .blocked),
    Case(
      "an alert in a background scene",
      ScreenFacts(scene: .inactive, above: [Presentation(.alert)]), .blocked, .blocked, .blocked),
    Case(
      "no scene, or an extension",
      ScreenFacts(scene: .none, above: [Presentation(.alert)]), .unknown, .unknown, .unknown),
    Case("no window", ScreenFacts(isInWindow: false), .unknown, .unknown, .unknown),
  ]

  static let appKit = [
    Case(
      "no sheet, but perhaps an alert apart from the window", ScreenFacts(isQueueing: true),
      .unknown, .free, .free),
    Case(
      "an alert or a sheet",
      ScreenFacts(above: [Presentation(.alertOrCover)], isQueueing: true), .up, .up, .blocked),
  ]

  @Test(arguments: uiKit + appKit)
  func `the screen follows from the facts`(_ example: Case) {
    let kinds = [PresentationSlots.Kind.alert, .cover, .toast]
    #expect(kinds.map(example.facts.screen) == example.answers)
  }

  @Test func `presentations below a view are counted without search fields`() {
    #expect(ScreenFacts(below: [.cover, .search, .popover]).screensBelow == 2)
    #expect(ScreenFacts().screensBelow == 0)
    #expect(ScreenFacts(isInWindow: false, below: [.cover]).screensBelow == nil)
  }
}
