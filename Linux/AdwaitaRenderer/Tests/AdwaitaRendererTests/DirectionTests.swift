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

    @Test func `a part with its own direction keeps it when the list's direction changes`() throws {
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

    @Test func `a part with a direction of its own has it from the start`() {
      reading.isRightToLeft = true
      let window = TestWindow(ReadingForm(reading: reading))
      #expect(window.isRightToLeft("Words") == true)
      #expect(window.isRightToLeft("Code") == false)
    }

    @Test func `the system's direction doesn't override the app's`() {
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

    @Test func `a row inserted later has the direction of its list`() {
      reading.isRightToLeft = true
      let window = TestWindow(ReadingForm(reading: reading))
      reading.hasMore = true
      window.update()
      #expect(window.isRightToLeft("More words") == true)
    }
  }
}

extension TestWindow {
  /// The direction of a text and its ancestors, up to the list; nil if they differ.
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
