import CAdwaita
import Observation
@_spi(Rendering) import SwiftUI
import Testing

struct Fruit: Identifiable, Hashable {
  let id: Int

  var name: String { "Fruit \(id)" }
}

@MainActor
@Observable
final class Basket {
  var fruits = (1...4).map(Fruit.init)
  var chosen: Int?
}

private struct BasketList: View {
  @Bindable var basket: Basket

  var body: some View {
    List(basket.fruits, selection: $basket.chosen) { fruit in Text(fruit.name) }
  }
}

extension AdwaitaTests {
  @MainActor
  @Suite
  struct ListTests {
    let basket = Basket()

    @Test func `a row keeps its widget when a row above it is inserted`() {
      let window = TestWindow(BasketList(basket: basket))
      let old = window.find("GtkListBoxRow")
      basket.fruits.insert(Fruit(id: 9), at: 1)
      window.update()
      let new = window.find("GtkListBoxRow")
      #expect(new.count == 5)
      #expect([new[0]] + new[2...] == old)
      #expect(window.texts.filter { $0.hasPrefix("Fruit") }[1] == "Fruit 9")
    }

    @Test func `reordered rows keep their widgets`() {
      let window = TestWindow(BasketList(basket: basket))
      let old = window.find("GtkListBoxRow")
      basket.fruits = [4, 1, 3, 2].map(Fruit.init)
      window.update()
      #expect(window.find("GtkListBoxRow") == [old[3], old[0], old[2], old[1]])
      basket.fruits = [2, 4].map(Fruit.init)
      window.update()
      #expect(window.find("GtkListBoxRow") == [old[1], old[3]])
    }

    @Test func `a row that stays keeps the focus while others are inserted and removed`() throws {
      let window = TestWindow(BasketList(basket: basket))
      let row = window.find("GtkListBoxRow")[2]
      gtk_widget_grab_focus(row)
      basket.fruits = [7, 3, 1].map(Fruit.init)
      window.update()
      #expect(gtk_root_get_focus(gtk_widget_get_root(row)) == row)
    }

    @Test func `selecting a row sets the binding to its tag, and the app can select another row`() {
      let window = TestWindow(BasketList(basket: basket))
      let rows = window.find("GtkListBoxRow")
      let box = OpaquePointer(window.find("GtkListBox")[0])
      gtk_list_box_select_row(box, rows[2].cast())
      #expect(basket.chosen == 3)
      basket.chosen = 1
      window.update()
      #expect(gtk_list_box_get_selected_row(box) == rows[0].cast())
      basket.fruits.removeFirst()
      window.update()
      #expect(basket.chosen == 1)
    }

    @Test func `a list opens at its selected row, and follows the app's selection`() async throws {
      basket.fruits = (1...80).map(Fruit.init)
      basket.chosen = 70
      let window = TestWindow(BasketList(basket: basket))
      let (list, rows) = (window.find("GtkListBox")[0], window.find("GtkListBoxRow"))
      let scroller = try #require(gtk_widget_get_ancestor(list, gtk_scrolled_window_get_type()))
      func isVisible(_ row: Widget) -> Bool {
        var bounds = graphene_rect_t()
        return gtk_widget_compute_bounds(row, scroller, &bounds) != 0 && bounds.origin.y >= 0
          && bounds.origin.y + bounds.size.height <= Float(gtk_widget_get_height(scroller))
      }
      for index in [69, 4] {
        basket.chosen = index + 1
        try await window.pump {
          window.graph.flush()
          for _ in 1...1_000 where !isVisible(rows[index]) {
            try await Task.sleep(for: .milliseconds(2))
          }
        }
        #expect(isVisible(rows[index]))
        #expect(!isVisible(rows[40]))
      }
    }

    @Test func `a sidebar's last row is wholly visible, though the list has padding`() async throws
    {
      basket.fruits = (1...80).map(Fruit.init)
      basket.chosen = 80
      let window = TestWindow(
        NavigationSplitView {
          BasketList(basket: basket)
        } detail: {
          Text("Detail")
        })
      let list = window.find("GtkListBox")[0]
      let row = try #require(window.find("GtkListBoxRow").last)
      let scroller = try #require(gtk_widget_get_ancestor(list, gtk_scrolled_window_get_type()))
      var bounds = graphene_rect_t()
      func bottom() -> Float {
        guard gtk_widget_compute_bounds(row, scroller, &bounds) != 0 else { return .infinity }
        return bounds.origin.y + bounds.size.height
      }
      try await window.pump {
        for _ in 1...1_000 where bottom() > Float(gtk_widget_get_height(scroller)) {
          try await Task.sleep(for: .milliseconds(2))
        }
      }
      #expect(bottom() <= Float(gtk_widget_get_height(scroller)))
    }

    @Test func `sections and loose rows are cards, with headers above and footers below`() {
      let window = TestWindow(
        List {
          Text("Alone")
          Section {
            Button("Press") {}
          } header: {
            Text("Above")
          } footer: {
            Text("Below")
          }
          Text("Last")
        })
      #expect(window.find("GtkListBox").count == 3)
      #expect(window.texts.suffix(5) == ["Alone", "Above", "Press", "Below", "Last"])
    }
  }
}
