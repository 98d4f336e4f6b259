import CAdwaita
import Observation
import SwiftUI
import Testing

@MainActor
@Observable
final class Reading {
  var isRightToLeft = false
  var hasMore = false
}

private struct ReadingForm: View {
  let reading: Reading

  var body: some View {
    Form {
      Section {
        Text("Words")
        if reading.hasMore { Text("More words") }
      }
      Section { Text("Code") }.environment(\.layoutDirection, .leftToRight)
    }
    .environment(\.layoutDirection, reading.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct DirectionTests {
    let reading = Reading()

    @Test func `what is inside reads the other way if it says so`() throws {
      let window = TestWindow(ReadingForm(reading: reading))
      #expect(window.isRightToLeft("Words") == false)
      reading.isRightToLeft = true
      window.update()
      #expect(window.isRightToLeft("Words") == true)
      #expect(window.isRightToLeft("Code") == false)
      reading.isRightToLeft = false
      window.update()
      #expect(window.isRightToLeft("Words") == false)
      #expect(window.isRightToLeft("Code") == false)
    }

    @Test func `what is inside reads the other way from the beginning`() {
      reading.isRightToLeft = true
      let window = TestWindow(ReadingForm(reading: reading))
      #expect(window.isRightToLeft("Words") == true)
      #expect(window.isRightToLeft("Code") == false)
    }

    @Test func `the system's direction doesn't change an app that reads otherwise`() {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      let window = TestWindow(ReadingForm(reading: reading))
      #expect(window.isRightToLeft("Words") == false)
      #expect(
        window.windows.flatMap(\.all).allSatisfy {
          gtk_widget_get_direction($0) == GTK_TEXT_DIR_LTR
        })
      reading.isRightToLeft = true
      window.update()
      #expect(window.isRightToLeft("Words") == true)
      #expect(window.isRightToLeft("Code") == false)
    }

    @Test func `a row that comes later reads as the others do`() {
      reading.isRightToLeft = true
      let window = TestWindow(ReadingForm(reading: reading))
      reading.hasMore = true
      window.update()
      #expect(window.isRightToLeft("More words") == true)
    }
  }
}

extension TestWindow {
  /// The direction of a text and of all that it is in, up to its list; nil if they differ.
  fileprivate func isRightToLeft(_ text: String) -> Bool? {
    let label = find("GtkLabel").first {
      gtk_label_get_text(OpaquePointer($0)).map(String.init(cString:)) == text
    }
    guard let label else { return nil }
    let directions = Set(
      sequence(first: label) { gtk_widget_get_parent($0) }.prefix { !$0.isOf("GtkListBox") }
        .map { gtk_widget_get_direction($0) == GTK_TEXT_DIR_RTL })
    return directions.count == 1 ? directions.first : nil
  }
}
