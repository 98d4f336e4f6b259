import Foundation
import Testing

/// What `make wcag` asks for.
private enum Conformance {
  /// The article with the table; nil unless the whole run is requested.
  static let article = ProcessInfo.processInfo.environment["WCAG_ARTICLE"].map {
    URL(fileURLWithPath: $0)
  }
}

extension GalleryWindowTests {
  /// WCAG 2.2 on each surface, at a text size of 200 %; `make wcag` tries four languages.
  @AccessibilityActor
  @Suite struct WCAGTests {
    @Test func `the surfaces of failures meet WCAG, and planted violations don't`() throws {
      // One surface of each kind: with a field, over the window, and in a window of its own.
      var seen: [Surface: SeenSurface] = [:]
      for surface in [Surface.alert, .toast, .page, .field, .confirmation] {
        seen[surface] = try see([surface], in: "en", pressCount: 1, patience: nil)[0]
      }
      for surface in seen.values { _ = expectNoComplaint(about: surface) }
      for violation in PlantedViolation.allCases {
        var changed = try #require(seen[violation.surface])
        violation.plant(in: &changed)
        let known = violation.criterion.finding(on: try #require(seen[violation.surface]))
          .complaints
        let complaints = violation.criterion.finding(on: changed).complaints
          .filter { !known.contains($0) }
        #expect(complaints != [], "\(violation) is not found")
        if Conformance.article != nil { print("Violation: \(violation), \(complaints)") }
      }
    }

    @Test(.enabled(if: Conformance.article != nil))
    func `all surfaces meet WCAG in four languages`() throws {
      let article = try #require(Conformance.article)
      var table = ConformanceTable()
      var isMet = true
      for language in ["en", "de", "ar", "ja"] {
        for seen in try see(Surface.allCases, in: language, pressCount: 4, patience: 16) {
          isMet = expectNoComplaint(about: seen) && isMet
          for criterion in Criterion.allCases where criterion.applies(to: seen.surface) {
            table.add(criterion.finding(on: seen), for: criterion, on: seen.surface)
          }
        }
      }
      if isMet { try table.write(into: article) }
      print("WCAG: \(table.total) checks")
    }

    /// Opens surfaces as a person with large text and a screen reader.
    private func see(
      _ surfaces: [Surface], in language: String, pressCount: Int, patience: Double?
    ) throws -> [SeenSurface] {
      var seen: [SeenSurface] = []
      try ScreenReaderSetting.whileOn {
        try TextSize.whileDoubled { environment in
          for surface in surfaces {
            try GalleryWindow.open(
              .directly(["--screen", surface.screen, "--language", language]), within: 120,
              environment: environment
            ) { gallery in
              let visit = SurfaceVisit(
                surface: surface, gallery: gallery, pressCount: pressCount,
                patience: surface == .toast || surface == .banner ? patience : nil)
              seen.append(try visit.see(in: language))
            }
          }
        }
      }
      return seen
    }

    /// Returns whether a surface meets all criteria that have no exception for it.
    private func expectNoComplaint(about seen: SeenSurface) -> Bool {
      var isMet = true
      for criterion in Criterion.allCases where criterion.applies(to: seen.surface) {
        let complaints = criterion.finding(on: seen).complaints
        if criterion.exception(for: seen.surface) != nil, complaints != [] {
          print("Exception: \(criterion.rawValue), \(seen.name): \(complaints)")
          continue
        }
        isMet = isMet && complaints == []
        #expect(complaints == [], "\(criterion.rawValue), \(seen.name):\n\(seen.element.outline())")
      }
      return isMet
    }
  }
}
