import CAdwaita
import SwiftUI
import Testing

private struct Buttons: View {
  var body: some View {
    Form {
      Button {
      } label: {
        VStack { Text("Wide") }.frame(maxWidth: .infinity, alignment: .leading)
      }
      Button {
      } label: {
        VStack { Text("Narrow") }
      }
    }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct ButtonTests {
    @Test func `a label with an infinite maximum width starts at its row's leading edge`() throws {
      let window = TestWindow(Buttons())
      let wide = try #require(window.label("Wide"))
      let narrow = try #require(window.label("Narrow"))
      window.pump { wide.leadingEdge > 0 && narrow.leadingEdge > 0 }
      #expect(wide.leadingEdge + 200 < narrow.leadingEdge)
    }

    @Test func `a button outside of a list is as wide as its label wants to be`() throws {
      let window = TestWindow(
        VStack {
          Button {
          } label: {
            VStack { Text("Wide") }.frame(maxWidth: .infinity, alignment: .leading)
          }
          Button("Narrow") {}
        })
      let wide = try #require(window.label("Wide"))
      let narrow = try #require(window.label("Narrow"))
      window.pump { wide.leadingEdge > 0 && narrow.leadingEdge > 0 }
      #expect(wide.leadingEdge + 200 < narrow.leadingEdge)
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
  /// The leading edge of the widget in its window.
  fileprivate var leadingEdge: Float {
    var bounds = graphene_rect_t()
    guard let root = gtk_widget_get_root(self),
      gtk_widget_compute_bounds(
        self, UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), &bounds) != 0
    else { return 0 }
    return bounds.origin.x
  }
}
