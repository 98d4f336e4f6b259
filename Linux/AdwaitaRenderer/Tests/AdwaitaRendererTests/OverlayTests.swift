import CAdwaita
import Foundation
import Observation
@_spi(Rendering) import SwiftUI
import Testing

extension AdwaitaTests {
  @MainActor
  @Suite
  struct OverlayTests {
    private let model = Card()

    @Test func `an overlay does not affect layout, and is no larger than its content`() throws {
      let window = TestWindow(CardView(model: model))
      window.pump { (window.frame(of: window.overlay)?.width ?? 0) > 0 }
      let before = try #require(window.frame(of: window.overlay))
      model.isShown = true
      window.update()
      window.pumpUntilStill()
      let frame = try #require(window.card.flatMap(window.frame))
      #expect(frame.maxY == before.height - 16)
      #expect(abs(frame.midX - before.midX) <= 1)
      #expect(frame.width < 200)
      #expect(window.frame(of: window.overlay) == before)
    }

    @Test func `touches beside an overlay reach the view below`() throws {
      model.isShown = true
      let window = TestWindow(CardView(model: model))
      window.pumpUntilStill()
      let card = try #require(window.card)
      let frame = try #require(window.frame(of: card))
      let inside = window.widget(at: frame.origin.x + 20, frame.midY)
      #expect(inside?.isInside(card) == true)
      for (x, y) in [
        (frame.minX - 4, frame.midY), (frame.maxX + 4, frame.midY),
        (frame.midX, frame.minY - 4), (frame.midX, frame.maxY + 4),
      ] {
        let found = try #require(window.widget(at: x, y))
        #expect(gtk_widget_has_css_class(found, "background-yellow") != 0, "\(x), \(y)")
      }
    }

    @Test func `an overlay respects its maximum width, and wraps in a narrow window`() throws {
      model.text = String(repeating: "many words ", count: 40)
      model.isShown = true
      let window = TestWindow(CardView(model: model))
      for width in [900, 360] as [Int32] {
        gtk_window_set_default_size(window.window.cast(), width, 500)
        window.pump { (window.frame(of: window.overlay)?.height ?? 0).rounded() < 500 }
        window.pumpUntilStill()
        let room = try #require(window.frame(of: window.overlay))
        let frame = try #require(window.card.flatMap(window.frame))
        #expect(frame.width == min(400, room.width - 32))
        #expect(frame.maxY == room.height - 16)
      }
    }

    @Test func `an overlay moves in from its edge, and is removed after its transition`() throws {
      model.isShown = true
      let window = TestWindow(CardView(model: model))
      window.pumpUntilStill()
      let place = try #require(window.card.flatMap(window.frame))
      model.isShown = false
      window.graph.flush()
      let leaving = try #require(window.card)
      #expect(gtk_widget_get_can_target(gtk_widget_get_parent(leaving)) == 0)
      model.isShown = true
      window.update()
      window.pump { window.cards.count == 1 }
      window.pumpUntilStill()
      #expect(window.cards != [leaving])
      #expect(window.card.flatMap(window.frame) == place)
      model.isShown = false
      window.update()
      window.pump { window.cards.isEmpty }
      #expect(window.cards.isEmpty)
    }

    @Test func `an offset moves the overlay`() throws {
      model.isShown = true
      let window = TestWindow(CardView(model: model))
      window.pumpUntilStill()
      let before = try #require(window.card.flatMap(window.frame))
      model.offset = CGSize(width: 30, height: -20)
      window.update()
      let after = before.offsetBy(dx: 30, dy: -20)
      window.pump { window.card.flatMap(window.frame) == after }
      #expect(window.card.flatMap(window.frame) == after)
    }

    @Test func `an overlay's background includes its padding`() throws {
      model.isShown = true
      let window = TestWindow(CardView(model: model))
      window.pumpUntilStill()
      let card = try #require(window.card)
      let text = try #require(gtk_widget_get_first_child(card))
      let (outside, inside) = (window.frame(of: card), window.frame(of: text))
      #expect(inside == outside?.insetBy(dx: 12, dy: 12), "\(String(describing: outside))")
      #expect(gtk_widget_has_css_class(card, "raised") != 0)
    }
  }
}

@MainActor
@Observable
private final class Card {
  var isShown = false
  var text = "Card"
  var offset = CGSize.zero
}

private struct CardView: View {
  let model: Card

  var body: some View {
    Color.yellow.overlay(alignment: .bottom) {
      ZStack {
        if model.isShown {
          HStack { Text(verbatim: model.text) }
            .padding(12)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
            .shadow(radius: 4)
            .frame(maxWidth: 400)
            .padding(16)
            .offset(model.offset)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
    }
  }
}

extension TestWindow {
  fileprivate var window: Widget { windows[0] }

  fileprivate var overlay: Widget { find("GtkOverlay")[0] }

  /// The cards over the content, including those that are being removed.
  fileprivate var cards: [Widget] {
    find("GtkBox").filter { gtk_widget_has_css_class($0, "floating") != 0 }
  }

  fileprivate var card: Widget? { cards.last }

  /// Returns the frame of a widget in the overlay's coordinates.
  fileprivate func frame(of widget: Widget) -> CGRect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, overlay, &bounds) != 0 else { return nil }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y),
      width: Double(bounds.size.width), height: Double(bounds.size.height))
  }

  /// Returns the widget that receives a touch.
  fileprivate func widget(at x: Double, _ y: Double) -> Widget? {
    gtk_widget_pick(overlay, x, y, GTK_PICK_DEFAULT)
  }

  /// Waits until the card's transition is complete.
  fileprivate func pumpUntilStill() {
    pump { card.map { gtk_widget_get_opacity(gtk_widget_get_parent($0)) == 1 } ?? false }
    pump()
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  fileprivate func isInside(_ other: Widget) -> Bool {
    self == other || gtk_widget_is_ancestor(self, other) != 0
  }
}
