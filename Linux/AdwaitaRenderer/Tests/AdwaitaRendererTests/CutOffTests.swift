@_spi(Rendering) import AdwaitaRenderer
import CAdwaita
import Foundation
import SwiftUI
import Testing

private struct WordyForm: View {
  var lineLimit: Int?

  var body: some View {
    Form {
      LabeledContent {
        Image(systemName: "checkmark.circle")
        Text("route signIn")
      } label: {
        Text("APIError.sessionExpired")
        Text("Line 9, catches: The session has expired, Something that was caused by it")
      }
      LabeledContent("Order") { Button("A Breakfast for the Whole Family") {} }
      Picker("Error", selection: .constant(1)) {
        Text("Something that was caused by the end of the session").tag(1)
      }
      Text("A line that is longer than a narrow window is wide").lineLimit(lineLimit)
    }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct CutOffTests {
    @Test(arguments: [360.0, 960.0, 1_600.0])
    func `no text in a row is cut off, at any window width`(width: Double) {
      let window = TestWindow(WordyForm(), size: CGSize(width: width, height: 600))
      window.pump { !window.find("GtkButton").isEmpty }
      #expect(window.session.cutOffTexts.isEmpty)
      #expect(gtk_widget_get_width(window.windows[0]) <= Int32(width))
    }

    @Test func `an ellipsized text counts as cut off`() {
      let window = TestWindow(WordyForm(lineLimit: 1), size: CGSize(width: 360, height: 600))
      let text = "A line that is longer than a narrow window is wide"
      window.pump { window.session.cutOffTexts == [text] }
      #expect(window.session.cutOffTexts == [text])
    }

    @Test func `a text counts as cut off if the window had to grow for it`() {
      let text = "ALongWordWithoutAnyPlaceToBreakIt"
      let window = TestWindow(
        Form { Button(text) {} }, size: CGSize(width: 200, height: 600))
      window.pump { window.session.cutOffTexts == [text] }
      #expect(gtk_widget_get_width(window.windows[0]) > 200)
      #expect(window.session.cutOffTexts == [text])
    }

    @Test func `a monospaced text wraps without hyphens, which would look like code`() throws {
      let window = TestWindow(
        Form { Text("ThrowingView(operation:ThrowingView").monospaced() },
        size: CGSize(width: 200, height: 600))
      let label = try #require(window.find("GtkLabel").last)
      let layout = gtk_label_get_layout(OpaquePointer(label))
      window.pump { pango_layout_get_line_count(layout) > 1 }
      let glyphs = try #require(pango_layout_get_line_readonly(layout, 0)?.pointee.runs)
      let run = glyphs.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      #expect(
        run.glyphs.pointee.num_glyphs == pango_layout_get_line_readonly(layout, 0)?.pointee.length)
    }

    @Test func `an ellipsized text of a row that opens is not cut off`() {
      let text = "A line that is longer than a narrow window is wide"
      let button = Button(action: {}) { Text(text).lineLimit(1) }.buttonStyle(.plain)
      let window = TestWindow(Form { button }, size: CGSize(width: 360, height: 600))
      window.pump { !window.find("GtkButton").isEmpty }
      #expect(gtk_widget_get_width(window.windows[0]) <= 360)
      #expect(window.session.cutOffTexts.isEmpty)
    }

    @Test func `a row without room for both shows the complete value below the title`() throws {
      let wide = try place(ofValueAt: 960)
      #expect(wide.value.minY < wide.title.maxY)
      #expect(wide.lines == 1)
      let narrow = try place(ofValueAt: 200)
      #expect(narrow.value.minY >= narrow.title.maxY)
      #expect(narrow.lines == 1)
    }

    @Test func `controls without room beside each other continue on the next line`() throws {
      for (width, isBroken) in [(600.0, false), (240.0, true)] {
        let form = Form {
          LabeledContent("Time") {
            Button("Backward") {}
            Button("Forward") {}
            Button("Newest") {}
          }
        }
        let window = TestWindow(form, size: CGSize(width: width, height: 400))
        let first = try #require(window.label("Backward"))
        let last = try #require(window.label("Newest"))
        window.pump { last.bounds.height > 0 }
        #expect(gtk_widget_get_width(window.windows[0]) <= Int32(width))
        #expect((last.bounds.minY > first.bounds.maxY) == isBroken)
        #expect((last.bounds.minX > first.bounds.maxX) == !isBroken)
      }
    }

    private func place(
      ofValueAt width: Double
    ) throws -> (title: CGRect, value: CGRect, lines: Int32) {
      let form = Form { LabeledContent("APIError.sessionExpired", value: "route signIn") }
      let window = TestWindow(form, size: CGSize(width: width, height: 400))
      let title = try #require(window.label("APIError.sessionExpired"))
      let value = try #require(window.label("route signIn"))
      window.pump { value.bounds.height > 0 }
      let lines = pango_layout_get_line_count(gtk_label_get_layout(OpaquePointer(value)))
      return (title.bounds, value.bounds, lines)
    }
  }
}

extension TestWindow {
  fileprivate func label(_ text: String) -> Widget? {
    find("GtkLabel").first {
      gtk_label_get_text(OpaquePointer($0)).map(String.init(cString:)) == text
    }
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget's frame in its window.
  fileprivate var bounds: CGRect {
    var bounds = graphene_rect_t()
    guard let root = gtk_widget_get_root(self),
      gtk_widget_compute_bounds(
        self, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), &bounds) != 0
    else { return .zero }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}
